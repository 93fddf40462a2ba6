import type { showPembaca } from '@kencana/contract/areas/beli/aturan-beli'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Panel as Card } from '../../../kit/layout/panel.tsx'
import { call, routeRef } from '../../../lib/api.ts'
import classes from './barang.module.css'

const READERS = routeRef<typeof showPembaca>('GET', 'aturan-beli/pembaca')
type Readers = AnswerOf<typeof showPembaca>
type Of = 'harga-beli' | 'rugi-nota'

/** Of Parameter Harga Beli: who goes by a price that is chosen by its code. */
export const Panel = () => <ReadBy of="harga-beli" />

/** Which rules of buying read a list, as the list in force has them. */
export function ReadBy({ of }: { readonly of: Of }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['aturan-beli', 'pembaca'],
    queryFn: ({ signal }) => call(READERS, { signal }),
  })
  if (data === undefined) return null
  return (
    <div className={classes.space}>
      <Card title={t('Siapa yang membaca daftar ini')}>
        {said(of, data, t).map(text => (
          <p key={text} className={classes.read}>
            {text}
          </p>
        ))}
      </Card>
    </div>
  )
}

function said(of: Of, { harga_beli, rugi_nota, rugi_nota_lama }: Readers, t: TFunction): string[] {
  if (of === 'harga-beli') {
    return harga_beli.length === 0
      ? [
          t(
            'Belum ada aturan beli yang membaca kode harga: isi daftar ini belum memengaruhi harga.',
          ),
        ]
      : [
          t('Dibaca aturan beli {aturan}, untuk barang yang dipilihkan kode harga.', {
            aturan: named(harga_beli),
          }),
        ]
  }
  const always = { aturan: named(rugi_nota) }
  const seldom = { aturan: named(rugi_nota_lama) }
  const texts = [
    ...(rugi_nota.length === 0
      ? []
      : [t('Dibaca aturan beli {aturan}, untuk setiap nota.', always)]),
    ...(rugi_nota_lama.length === 0
      ? []
      : [
          t(
            'Aturan beli {aturan} memakai potongan yang tersimpan di nota; daftar ini dibaca hanya bila nota tidak menyimpannya.',
            seldom,
          ),
        ]),
  ]
  return texts.length > 0
    ? texts
    : [t('Belum ada aturan beli yang membaca rugi nota: isi daftar ini belum memengaruhi harga.')]
}

const named = (rules: Readers['harga_beli']): string =>
  rules.map(({ kode, nama }) => `${kode} (${nama})`).join(', ')
