import type { GesekAnswer } from '@kencana/contract/areas/uang/gesek-tunai'
import { cardText } from '@kencana/contract/names/card'
import { NON_CASH } from '@kencana/contract/names/non-cash'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { PaperButton } from '../../engines/document-frame/paper/paper-button.tsx'
import { useAddress } from '../../engines/report-screen/use-address.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { Money } from '../../kit/text/figures.tsx'
import { addressOf } from '../../lib/address/address.ts'
import { call } from '../../lib/api.ts'
import { MoneyDrawer } from '../kas/index.ts'
import { SendNota } from '../layanan/index.ts'
import { CHANGES, calls, slipOf } from './calls.ts'

interface GesekDrawerProps {
  readonly nomor: string
  readonly onClose: () => void
}

/** Cash against a card beside its list: what was swiped, kept and given, its slip, its journal. */
export function GesekDrawer({ nomor, onClose }: GesekDrawerProps) {
  const { t } = useTranslation()
  const params = { no_gesek: nomor }
  return (
    <MoneyDrawer<GesekAnswer>
      name={t('Gesek tunai')}
      nomor={nomor}
      path="gesek-tunai"
      show={signal => call(calls.show, { params, signal })}
      journal={signal => call(calls.journal, { params, signal })}
      where={given => factsOf(given, t)}
      acts={given => <Acts given={given} />}
      changes={CHANGES}
      cancel={{ route: calls.cancel, params }}
      onClose={onClose}
    />
  )
}

/** Its slip, and the document that paid the card's money out. */
function Acts({ given }: { readonly given: GesekAnswer }) {
  const { t } = useTranslation()
  const { go } = useAddress()
  const { no_gesek, no_cair } = given
  return (
    <>
      <PaperButton paper={slipOf(no_gesek, t)} facts={rupiahText(given.tunai)} keys="F9" />
      <SendNota of="gesek-tunai" params={{ no_gesek }} status={given.status} />
      {no_cair !== null && (
        <Act
          keys="Alt+O"
          label={t('Buka pencairan')}
          run={() => go(addressOf('/lihat-pencairan', { no_cair }))}
        />
      )}
    </>
  )
}

function factsOf(given: GesekAnswer, t: TFunction) {
  const { biaya, usulan, status_kartu, no_cair } = given
  const proposed = biaya === usulan ? null : t('usulan {jumlah}', { jumlah: rupiahText(usulan) })
  return [
    { label: t('Tunai keluar'), value: <Money value={given.tunai} unit />, more: [given.laci] },
    { label: t('Biaya'), value: <Money value={biaya} unit />, more: [proposed] },
    { label: t('Kartu'), value: cardText(given), more: [given.kode_setuju, machineOf(given)] },
    ...(given.nama_customer === ''
      ? []
      : [{ label: t('Pelanggan'), value: given.nama_customer, more: [] }]),
    { label: t('Uang kartu'), value: t(NON_CASH[status_kartu]), more: [no_cair] },
  ]
}

/** The bank of the machine, where the card is another's. */
const machineOf = ({ penerbit, kode_bank }: GesekAnswer) =>
  penerbit === '' || penerbit === kode_bank ? null : kode_bank
