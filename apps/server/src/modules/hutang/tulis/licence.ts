import type { licence } from '@kencana/contract/areas/hutang'
import { refuse } from '@kencana/contract/refusals'
import type { z } from 'zod'

type Licence = z.output<typeof licence>

/** The store's licence to lend against pledges, as it stands on a day (04-domain C5). */
export function licenceOn(setting: Readonly<Record<string, string>>, tgl: string): Licence {
  const nomor = setting.IZIN_GADAI_NOMOR?.trim() ?? ''
  const lingkup = setting.IZIN_GADAI_LINGKUP?.trim() ?? ''
  const sampai = setting.IZIN_GADAI_SAMPAI?.trim() || null
  const berlaku = nomor !== '' && lingkup !== '' && (sampai === null || tgl <= sampai)
  return { nomor, lingkup, sampai, berlaku }
}

/** Lets nothing be lent without a licence. @throws Refusal IZIN_GADAI_KOSONG, IZIN_GADAI_HABIS */
export function demandLicence({ nomor, lingkup, sampai, berlaku }: Licence): void {
  if (berlaku) return
  if (nomor === '' || lingkup === '' || sampai === null) refuse('IZIN_GADAI_KOSONG')
  refuse('IZIN_GADAI_HABIS', { tgl: sampai })
}
