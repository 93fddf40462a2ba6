import {
  factsOf,
  fillMessage,
  MESSAGE_CODES,
  MESSAGE_FACTS,
  MESSAGES,
  type MessageCode,
  type MessageFact,
} from '@kencana/contract/areas/pengaturan/message-template'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../kit/inputs/select-field.tsx'
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
      description={t('Nota dikirim ke pelanggan dari rincian setiap dokumen.')}
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

const EXAMPLE: Readonly<Record<Exclude<MessageFact, 'nama_toko'>, string>> = {
  no_faktur: 'FJ-JKT-261121-0001',
  tgl: 'Sab, 21 Nov 2026',
  pelanggan: 'Ibu Sari',
  sales: 'Dewi',
  barang: '- Cincin Belah Rotan 3.250 g',
  berat: '3.250',
  barang_lama: '- Gelang Tali 2.100 g',
  berat_lama: '2.100',
  total: '5,232,500',
  selisih: 'Anda membayar Rp 1,850,000.',
  saldo: '2,000,000',
  jatuh_tempo: 'Sen, 21 Des 2026',
  keadaan: 'telah lunas pada Sab, 21 Nov 2026',
  no_faktur_jual: 'FJ-JKT-261121-0001',
  tunai: '5,102,000',
  biaya: '130,500',
}

function Message({ state }: { state: ServiceState }) {
  const { t } = useTranslation()
  const [of, setOf] = useState<MessageCode>('PENJUALAN')
  const nama_toko = useSession()?.nama_toko ?? ''
  const { usual } = MESSAGES[of]
  const typed = state.pesan(of)
  const template = typed === '' ? usual : typed
  return (
    <Panel title={t('Pesan nota')}>
      <div className={classes.message}>
        <div className={classes.form}>
          <SelectField
            label={t('Dokumen')}
            value={of}
            onChange={code => setOf(code as MessageCode)}
            options={MESSAGE_CODES.map(value => ({ value, label: t(MESSAGES[value].label) }))}
          />
          <TextField
            label={t('Isi pesan')}
            description={t('Kosong = pesan bawaan. Kata dalam kurung kurawal diganti isinya.')}
            value={typed}
            onChange={text => state.setPesan(of, text)}
            placeholder={usual}
            maxLength={1000}
            lines={10}
          />
          <div className={classes.facts}>
            {factsOf(of).map(name => (
              <button
                key={name}
                type="button"
                title={t(MESSAGE_FACTS[name])}
                onClick={() => state.setPesan(of, `${template}{${name}}`)}
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
