import { type KodeLangkah, LANGKAH } from '@kencana/contract/areas/ringkasan'
import { type Level, SEES_ALL } from '@kencana/contract/permissions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import { addressOf } from '../../../lib/address/address.ts'
import { Lead } from '../../../lib/address/lead.tsx'
import { call } from '../../../lib/api.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { type Session, shows, useSession } from '../../../lib/session.ts'
import { calls } from '../calls.ts'
import classes from './awal.module.css'

const SETTING = 'LANGKAH_AWAL'

/** From an empty shop to its first sale: what is done is ticked by the books themselves. */
export function FirstSteps() {
  const { t } = useTranslation()
  const session = useSession()
  const queries = useQueryClient()
  const key = ['ringkasan', 'langkah-awal', session?.kode_toko]
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(calls.steps, { signal }),
    // Whoever comes back from a screen sees what was done there.
    staleTime: 0,
  })
  const texts = useTexts()
  if (data === undefined || data.length === 0 || session === null) return null
  const done = data.filter(({ selesai }) => selesai).length
  const next = data.find(({ selesai }) => !selesai)?.kode
  const hide = async () => {
    try {
      await call(calls.saveSettings, { body: { nilai: { [SETTING]: 'TIDAK' } } })
      await queries.invalidateQueries({ queryKey: key })
    } catch (problem) {
      await showProblem(problem)
    }
  }
  return (
    <div className={classes.steps}>
      <Panel
        title={t('Langkah awal: {selesai} dari {jumlah} selesai', {
          selesai: done,
          jumlah: data.length,
        })}
        acts={
          mayHide(session) ? (
            <button type="button" className={classes.hide} onClick={() => void hide()}>
              {t('Sembunyikan daftar ini')}
            </button>
          ) : undefined
        }
        flush
      >
        <ol aria-label={t('Langkah awal')}>
          {data.map(({ kode, selesai }, at) => (
            <li key={kode} data-done={selesai || undefined} data-next={kode === next || undefined}>
              <Lead href={placeOf(kode)}>
                <span className={classes.mark} aria-hidden="true">
                  {selesai ? <Icon name="validasi" size={14} /> : at + 1}
                </span>
                <span>
                  <b>{texts[kode][0]}</b>
                  <small>{texts[kode][1]}</small>
                </span>
                {selesai && <span className="k-hidden">{t('Selesai')}</span>}
              </Lead>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  )
}

/** The setting is the owner's, on its own screen. */
const mayHide = (session: Session): boolean =>
  shows(session, '/settingsystem') && SEES_ALL.includes(session.level as Level)

const placeOf = (kode: KodeLangkah): string =>
  kode === 'CADANGAN' ? `${addressOf(LANGKAH[kode])}#keadaan` : addressOf(LANGKAH[kode])

/** What each step is, and what it is good for. */
function useTexts(): Readonly<Record<KodeLangkah, readonly [name: string, hint: string]>> {
  const { t } = useTranslation()
  return {
    ALAMAT: [t('Nama dan alamat toko'), t('Tercetak di setiap nota.')],
    HARGA: [t('Harga emas hari ini'), t('Tanpa harga emas barang gram tidak dapat dijual.')],
    SALES: [t('Orang yang menjual'), t('Setiap nota menyebut sales-nya.')],
    BAKI: [t('Baki'), t('Tempat barang di etalase; beberapa sudah ada.')],
    REKENING: [t('Rekening bank toko'), t('Untuk transfer, kartu dan QRIS.')],
    SALDO: [t('Saldo awal'), t('Barang, uang, pinjaman dan titipan yang sudah ada, lewat Excel.')],
    BARANG: [t('Barang pertama'), t('Satu per satu, atau lewat Saldo Awal.')],
    USER: [t('User untuk kasir dan supervisor'), t('Setiap orang masuk dengan user sendiri.')],
    CADANGAN: [
      t('Cadangan data'),
      t('Dibuat tiap malam bila BACKUP_DIR dipasang, atau dengan npm run backup.'),
    ],
    PENJUALAN: [t('Penjualan pertama'), t('Pindai barangnya, terima uangnya, simpan dengan F10.')],
  }
}
