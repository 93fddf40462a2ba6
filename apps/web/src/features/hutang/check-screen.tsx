import type { hutang } from '@kencana/contract/areas/hutang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { CheckFacts } from '../../engines/document-frame/check/check-facts.tsx'
import { CheckScreen } from '../../engines/document-frame/check/check-screen.tsx'
import { Loaded } from '../../engines/document-frame/detail/loaded.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { gramText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { CHANGES, calls } from './calls.ts'
import { PledgePieces } from './lihat/loan-detail.tsx'
import { useShownLoan } from './use-shown-loan.ts'

type Row = AnswerOf<typeof hutang.checks>['data'][number]

/** Documents of the pawn counter, held against their packets by another than the writer. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <CheckScreen<Row, typeof calls.check>
      title={t('Validasi Hutang')}
      description={t('Cocokkan surat dengan paketnya. Dokumen sendiri diperiksa orang lain.')}
      name="hutang"
      columns={[
        { key: 'nama_customer', label: t('Pelanggan') },
        { key: 'berat', label: t('Berat'), kind: 'gram' },
      ]}
      read={(query, signal) =>
        call(calls.checks, signal === undefined ? { query } : { query, signal })
      }
      changes={CHANGES}
      command={body => ({
        route: calls.check,
        input: { body },
        what: `${t('Validasi Hutang')} ${body.nomor}`,
      })}
      facts={row => <Facts row={row} />}
      detail={row => <Packet nomor={row.no_faktur_hutang} />}
    />
  )
}

/** What must be found in the vault and on the paper. */
function Facts({ row }: { row: Row }) {
  const { t } = useTranslation()
  const jenis = documentName(row.jenis, t)
  return (
    <CheckFacts
      row={row}
      facts={[
        { label: t('Letak paket'), value: row.lokasi ?? '–', large: true },
        { label: t('Berat'), value: `${gramText(row.berat)} g`, large: true },
        { label: jenis, value: <Money value={row.total} unit />, large: true },
        { label: t('Pelanggan'), value: row.nama_customer },
        { label: t('Hutang'), value: row.no_faktur_hutang },
      ]}
    />
  )
}

/** What must lie in the packet. */
function Packet({ nomor }: { nomor: string }) {
  return (
    <Loaded of={useShownLoan(nomor)} rows={3}>
      {({ barang }) => <PledgePieces lines={barang} />}
    </Loaded>
  )
}
