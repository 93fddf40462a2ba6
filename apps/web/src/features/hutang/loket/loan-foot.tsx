import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CounterFoot, CounterTotal, useNoDay } from '../../../engines/counter/counter-foot.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { useLicenceLack } from './licence-banner.tsx'
import { principalFault } from './loan-faults.ts'
import { appraisable } from './loan-form.ts'
import type { Loan } from './use-loan.ts'

interface LoanFootProps {
  readonly loan: Loan
  readonly onSave: () => void
}

/** The one act of the screen, its consequence, and beside it why it cannot be done yet. */
export function LoanFoot({ loan, onSave }: LoanFootProps) {
  const { t } = useTranslation()
  const isLicensed = useLicenceLack(loan.appraisal) === null
  const unlicensed = t('Pinjaman tidak dapat disimpan tanpa izin usaha gadai yang berlaku.')
  const stop = useNoDay() ?? (isLicensed ? null : unlicensed)
  return (
    <CounterFoot
      act={t('Simpan dan cairkan')}
      busy={loan.busy}
      isBlocked={stop !== null}
      said={{ text: stop ?? whatNext(loan, t), tone: stop === null ? 'plain' : 'gold' }}
      onSave={onSave}
    >
      <CounterTotal label={t('Dicairkan')} value={loan.form.jumlah_hutang} />
    </CounterFoot>
  )
}

/** The first thing still missing, else what saving will do. */
function whatNext({ form, appraisal, faults }: Loan, t: TFunction): string {
  if (Object.keys(faults).length > 0) return t('Periksa isian yang ditandai')
  if (form.nama.trim() === '') return t('Isi pelanggan (F3).')
  if (appraisable(form).length === 0) return t('Isi barang jaminan: kadar, berat bersih, kondisi.')
  if (appraisal.waiting) return t('Menghitung taksiran…')
  if (appraisal.why !== null) return t('Barang ini belum dapat ditaksir.')
  const wrong = principalFault(form, appraisal.fresh, t)
  if (wrong !== null && form.jumlah_hutang > 0) return wrong
  if (wrong !== null) return t('Isi jumlah pinjaman, atau pakai plafond (Alt P).')
  if (form.kode_sales === null) return t('Pilih sales (F4).')
  return t('{jumlah} barang masuk jaminan, {total} keluar.', {
    jumlah: form.barang.reduce((sum, row) => sum + (row.jumlah ?? 0), 0),
    total: rupiahText(form.jumlah_hutang),
  })
}
