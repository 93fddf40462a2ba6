import { MODULES } from '@kencana/contract/modules'
import { settingOf } from '@kencana/contract/settings'
import { formatRupiah } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'

/** Servers of others, whose address and key have a history too. */
const SERVICES: Readonly<Partial<Record<string, string>>> = {
  WHATSAPP: 'WhatsApp',
  MARKETPLACE: 'Marketplace',
  GROSIR: 'Grosir',
}

/** What people call a setting, a module or a fact of the store. */
export function keyWords(t: TFunction, key: string): string {
  const definition = settingOf(key)
  if (definition !== undefined) return t(definition.field.label)
  const module = MODULES.find(one => one.key === key)
  if (module !== undefined) return `${t('Modul')} ${t(module.label)}`
  const facts: Readonly<Record<string, string>> = {
    nama_toko: t('Nama Toko'),
    alamat_toko: t('Alamat'),
    kota: t('Kota'),
    telepon: t('Telepon'),
    npwp: t('NPWP'),
    portal: t('Portal'),
    LOGO: t('Logo'),
  }
  const service = SERVICES[key.replace('KUNCI_', '')]
  if (service === undefined) return facts[key] ?? key
  const layanan = t(service)
  return key.startsWith('KUNCI_')
    ? t('Kunci {layanan}', { layanan })
    : t('Alamat {layanan}', { layanan })
}

/** A setting's text as people read it. */
export function valueWords(t: TFunction, key: string, text: string): string {
  const field = settingOf(key)?.field
  if (text === '') return '–'
  if (field?.kind === 'choice') return t(field.options[text] ?? text)
  if (field?.kind === 'money') return `Rp ${formatRupiah(Number(text))}`
  const isSwitch = field === undefined || field.kind === 'flag'
  if (isSwitch && (text === 'YA' || text === 'TIDAK')) return text === 'YA' ? t('Aktif') : t('Mati')
  return text
}
