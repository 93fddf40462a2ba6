import { camel, type NewFile, pascal } from '../templates.ts'

// `npm run new entry <document>/<name>`: a command that is typed in a dialog: its fields, its call,
// its dialog. What it does is its area's: it is served as docs/hard/documents.md says.

export function entry(place: string): NewFile[] {
  const [of = '', id = ''] = place.split('/')
  return [
    {
      path: `packages/contract/src/entries/${of}/${id}.ts`,
      text: definitionText(of, id),
    },
    { path: `packages/contract/src/areas/${of}/${id}.ts`, text: callText(of, id) },
    { path: `apps/web/src/features/${of}/${id}-dialog.tsx`, text: dialogText(of, id) },
  ]
}

/** How the number of its document is called. */
const numberOf = (of: string): string => `no_${of.replaceAll('-', '_')}`

const definitionText = (
  of: string,
  id: string,
): string => `import { defineEntry } from '../../documents/define-entry.ts'
import { money, text } from '../../kit/field.ts'

/** What is typed, and why. */
export const ${camel(id)} = defineEntry({
  path: '${of}/{${numberOf(of)}}/${id}',
  dated: true,
  fields: {
    jumlah: money({ label: 'Jumlah Rp', min: 1, under: 'Harus Diisi' }),
    keterangan: text({ label: 'Keterangan', max: 200, required: false }),
  },
})
`

const callText = (of: string, id: string): string => `import { z } from 'zod'
import { numberOf } from '../../documents/define-cancel.ts'
import { entryRoute } from '../../documents/entry-route.ts'
import { ${camel(id)} } from '../../entries/${of}/${id}.ts'
import { OF_THE_LEDGER } from '../../refusals.ts'

/** Its screens are another's until the menu has them. */
export const post${pascal(id)} = entryRoute(${camel(id)}, {
  summary: 'What it does.',
  right: { screens: ['/lihat-penjualan'] },
  params: numberOf('${numberOf(of)}'),
  answer: z.object({ nomor: z.string() }),
  refusals: [...OF_THE_LEDGER, 'TIDAK_DITEMUKAN', 'TOKO_BELUM_BUKA'],
})
`

const dialogText = (
  of: string,
  id: string,
): string => `import type { post${pascal(id)} } from '@kencana/contract/areas/${of}/${id}'
import { ${camel(id)} } from '@kencana/contract/entries/${of}/${id}'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'

/** What it does, and for whom. */
export const ${pascal(id)}Dialog = entryDialog<typeof post${pascal(id)}, { nomor: string }>(
  ${camel(id)},
  ({ nomor }) => ({ draft: \`${id}/\${nomor}\` }),
  ({ nomor, form, t, of }) => (
    <EntryDialog
      {...of}
      title={t('Ubah {apa}', { apa: nomor })}
      act={t('Simpan')}
      params={{ ${numberOf(of)}: nomor }}
      said={t('{total} masuk.', { total: rupiahText(form.jumlah) })}
      changes={['${of}']}
      done={answer => t('{nomor} tersimpan', { nomor: answer.nomor })}
    />
  ),
)
`
