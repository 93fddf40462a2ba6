import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../lib/session.ts'
import classes from '../hutang.module.css'
import type { Appraisal } from './use-appraisal.ts'

/** Says calmly that no loan may be written, why, and where that is mended. */
export function LicenceBanner({ appraisal }: { appraisal: Appraisal }) {
  const { t } = useTranslation()
  const lack = useLicenceLack(appraisal)
  if (lack === null) return null
  return (
    <p className={classes.banner} role="note">
      {lack === 'EMPTY'
        ? t(
            'Izin usaha gadai toko ini belum diisi: taksiran boleh dicoba, pinjaman belum dapat disimpan.',
          )
        : t(
            'Izin usaha gadai toko ini habis tanggal {tgl}: taksiran boleh dicoba, pinjaman baru tidak dapat disimpan.',
            { tgl: lack },
          )}{' '}
      <Link to="/settingtoko">{t('Buka Setting Toko')}</Link>
    </p>
  )
}

/** `EMPTY`, the day it ended, or nothing while the store may lend. The newest answer counts. */
export function useLicenceLack({ shown }: Appraisal): string | null {
  const who = useSession()
  if (shown !== null) {
    const { berlaku, nomor, lingkup, sampai } = shown.izin
    if (berlaku) return null
    return nomor === '' || lingkup === '' || sampai === null ? 'EMPTY' : sampai
  }
  if (who === null) return null
  const { IZIN_GADAI_NOMOR, IZIN_GADAI_LINGKUP, IZIN_GADAI_SAMPAI } = who.setting
  if (!IZIN_GADAI_NOMOR || !IZIN_GADAI_LINGKUP) return 'EMPTY'
  const day = who.tgl_system
  return IZIN_GADAI_SAMPAI && day !== null && IZIN_GADAI_SAMPAI < day ? IZIN_GADAI_SAMPAI : null
}
