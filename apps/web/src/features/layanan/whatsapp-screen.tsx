import {
  fillMessage,
  MESSAGE_FACTS,
  USUAL_MESSAGE,
} from '@kencana/contract/areas/pengaturan/message-template'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { useSession } from '../../lib/session.ts'
import classes from './layanan.module.css'
import { ServiceFrame } from './service-frame.tsx'
import { ServicePanel } from './service-panel.tsx'
import type { ServiceState } from './use-service.ts'

/** Setting WhatsApp: where messages are sent, and what they say. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <ServiceFrame
      path="whatsapp-setting"
      title={t('Setting WhatsApp')}
      description={t('Nota dikirim ke pelanggan dari Lihat Penjualan.')}
    >
      {(service, state) => (
        <>
          <ServicePanel service={service} state={state} withNumber />
          <Message state={state} />
        </>
      )}
    </ServiceFrame>
  )
}

const EXAMPLE = {
  no_faktur: 'FJ-JKT-261121-0001',
  tgl: '21 November 2026',
  pelanggan: 'Ibu Sari',
  barang: '- Cincin Belah Rotan 3.250 g',
  berat: '3.250',
  total: '5,232,500',
  sales: 'Dewi',
}

function Message({ state }: { state: ServiceState }) {
  const { t } = useTranslation()
  const nama_toko = useSession()?.nama_toko ?? ''
  const template = state.pesan === '' ? USUAL_MESSAGE : state.pesan
  return (
    <Panel title={t('Pesan nota penjualan')}>
      <div className={classes.message}>
        <div className={classes.form}>
          <TextField
            label={t('Isi pesan')}
            description={t('Kosong = pesan bawaan. Kata dalam kurung kurawal diganti isinya.')}
            value={state.pesan}
            onChange={state.setPesan}
            placeholder={USUAL_MESSAGE}
            maxLength={1000}
            lines={10}
          />
          <div className={classes.facts}>
            {Object.entries(MESSAGE_FACTS).map(([name, label]) => (
              <button
                key={name}
                type="button"
                title={t(label)}
                onClick={() =>
                  state.setPesan(`${state.pesan === '' ? USUAL_MESSAGE : state.pesan}{${name}}`)
                }
              >
                {`{${name}}`}
              </button>
            ))}
          </div>
        </div>
        <figure className={classes.preview}>
          <figcaption>{t('Pratinjau')}</figcaption>
          <pre>{fillMessage(template, { ...EXAMPLE, nama_toko })}</pre>
        </figure>
      </div>
    </Panel>
  )
}
