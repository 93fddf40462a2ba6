import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import { FileChoice } from '../../../kit/inputs/file-choice.tsx'
import { showProblem } from '../../../lib/problem-text.ts'
import classes from '../barang.module.css'
import { type BarangDetail, pictureUrl, sendPicture } from '../barang-calls.ts'

/** The picture of a piece; a click chooses another one. */
export function PiecePicture({ piece, onChanged }: { piece: BarangDetail; onChanged: () => void }) {
  const { t } = useTranslation()
  const { kode_barcode, ada_gambar } = piece
  const picture = useQuery({
    queryKey: ['barang', 'gambar', kode_barcode],
    queryFn: () => pictureUrl(kode_barcode, false),
    enabled: ada_gambar,
    gcTime: 0,
  })
  const url = picture.data
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  const send = async (file: File) => {
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
      <FileChoice kind="picture" label={t('Pilih gambar')} onFile={file => void send(file)}>
        {choose =>
          url === undefined ? (
            <button
              type="button"
              className={`${classes.picture} ${classes.noPicture}`}
              onClick={choose}
            >
              {t('Tambah gambar')}
            </button>
          ) : (
            <button type="button" className={classes.plain} onClick={choose}>
              <img className={classes.picture} src={url} alt={piece.nama_barang} />
            </button>
          )
        }
      </FileChoice>
    </div>
  )
}
