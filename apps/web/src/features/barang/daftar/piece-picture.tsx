import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import classes from '../barang.module.css'
import { type BarangDetail, pictureUrl, sendPicture } from '../barang-calls.ts'

/** The picture of a piece; a click chooses another one. */
export function PiecePicture({ piece, onChanged }: { piece: BarangDetail; onChanged: () => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { kode_barcode, ada_gambar } = piece
  const picture = useQuery({
    queryKey: ['barang', 'gambar', kode_barcode],
    queryFn: () => pictureUrl(kode_barcode, false),
    enabled: ada_gambar,
    gcTime: 0,
  })
  const url = picture.data
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  const send = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      await sendPicture(kode_barcode, file)
      notify.toast(t('Gambar tersimpan'), 'success')
      onChanged()
    } catch (problem) {
      await showProblem(problem)
    }
  }
  return (
    <div>
      {url === undefined ? (
        <button
          type="button"
          className={`${classes.picture} ${classes.noPicture}`}
          onClick={() => input.current?.click()}
        >
          {t('Tambah gambar')}
        </button>
      ) : (
        <button type="button" className={classes.plain} onClick={() => input.current?.click()}>
          <img className={classes.picture} src={url} alt={piece.nama_barang} />
        </button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t('Pilih gambar')}
        onChange={event => void send(event.currentTarget.files?.[0])}
      />
    </div>
  )
}
