import type { judgeSusut } from '@kencana/contract/areas/stok/susut'
import { validasiSusut } from '@kencana/contract/entries/stok/validasi-susut'
import { SUMBER_SUSUT } from '@kencana/contract/names/stok/steps'
import { formatFine } from '@kencana/domain/quantity'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { gramText, rupiahText } from '../../kit/text/figure-texts.ts'
import { CHANGES, type Susut } from './calls.ts'

const LEAST = 5

/** Who bears a loss: the shop as a cost, the craftsman or somebody of the shop as a debt. */
export const JudgeDialog = entryDialog<typeof judgeSusut, { loss: Susut }>(
  validasiSusut,
  ({ loss }) => ({ draft: `susut/${loss.no_susut}` }),
  ({ loss, form, t, of, onClose }) => {
    const { no_susut, versi, tunggu_rp, tunggu_ug } = loss
    const value = tunggu_rp === null ? '' : ` · ${rupiahText(tunggu_rp)}`
    return (
      <EntryDialog
        {...of}
        size="sm"
        title={t('Validasi susut {nomor}', { nomor: no_susut })}
        act={t('Simpan validasi')}
        params={{ no_susut }}
        also={{ versi }}
        hidden={form.oleh === 'USER' ? [] : ['user_id']}
        inputs={{ user_id: { isNeeded: true } }}
        faults={({ oleh, user_id, keterangan }) => ({
          user_id: oleh === 'USER' && user_id.trim() === '' ? t('Harus Diisi') : null,
          keterangan: keterangan.trim().length < LEAST ? t('Keterangan sedikitnya 5 huruf') : null,
        })}
        isToldAtFields
        changes={CHANGES}
        done={({ no_validasi }) => t('Susut divalidasi dengan {nomor}', { nomor: no_validasi })}
        onLost={onClose}
      >
        <p>
          {[loss.nama_tukang, t(SUMBER_SUSUT[loss.sumber]), loss.no_kirim]
            .filter(part => part !== null)
            .join(' · ')}
          <br />
          {loss.susut === null || loss.izin === null
            ? t('Emas murni {murni} g', { murni: formatFine(tunggu_ug) })
            : t('Susut {susut} g dari izin {izin} g; emas murni {murni} g', {
                susut: gramText(loss.susut),
                izin: gramText(loss.izin),
                murni: formatFine(tunggu_ug),
              })}
          {value}
        </p>
      </EntryDialog>
    )
  },
)
