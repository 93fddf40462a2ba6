import type { Field } from '../../kit/field.ts'
import { MASTERS } from '../../masters/registry.ts'
import { menuNodes } from '../../menu.ts'
import { MODULES } from '../../modules.ts'
import { PAPER_KINDS } from '../../papers/registry.ts'
import { SETTINGS } from '../../settings.ts'
import { DOCUMENTS } from '../documents.ts'
import { PORTAL_ANSWERS } from '../portal.ts'

/** How a value of the trail is written; an `instant` is shown in Asia/Jakarta. */
type AuditKind = Field['kind'] | 'instant'

/** What people call a field of a command, and how its value reads. */
export interface AuditField {
  readonly label: string
  readonly kind?: AuditKind
  readonly options?: Readonly<Record<string, string>>
  readonly unit?: string
  /** Its place among the fields of its record. */
  readonly at?: number
}

/** Screens by their code, as rights name them. */
const SCREENS = Object.fromEntries(
  menuNodes().map(({ path = '', label }) => [path.replace(/^\//, ''), label]),
)

const PAPERS = Object.fromEntries(PAPER_KINDS.map(({ kode, label }) => [kode, label]))

/** Settings and modules, by their keys. */
const KEYS: Readonly<Record<string, AuditField>> = {
  ...Object.fromEntries(SETTINGS.map(({ key, field }) => [key, ofField(field)])),
  ...Object.fromEntries(MODULES.map(({ key, label }) => [key, { label, kind: 'flag' }])),
}

/** Fields of commands that no definition names. A text of a `label` has six languages. */
const OWN: Readonly<Record<string, AuditField>> = {
  ...KEYS,
  LOGO: { label: 'Logo' },
  WHATSAPP: { label: 'Alamat server' },
  MARKETPLACE: { label: 'Alamat server' },
  GROSIR: { label: 'Alamat server' },
  KUNCI_WHATSAPP: { label: 'Kunci' },
  KUNCI_MARKETPLACE: { label: 'Kunci' },
  KUNCI_GROSIR: { label: 'Kunci' },
  alamat: { label: 'Alamat' },
  alamat_toko: { label: 'Alamat' },
  alasan: { label: 'Alasan' },
  alat: { label: 'Alat' },
  atribut_rp: { label: 'Atribut', kind: 'money' },
  aturan: { label: 'Aturan' },
  baris: { label: 'Baris' },
  berkas: { label: 'Berkas' },
  berlaku_pada: { label: 'Mulai berlaku', kind: 'instant' },
  cara: { label: 'Cara' },
  catatan: { label: 'Catatan' },
  columns: { label: 'Kolom' },
  dari: { label: 'Dari Tanggal' },
  deskripsi: { label: 'Deskripsi' },
  detail_akun: { label: 'Akun' },
  diberi: { label: 'Diberi', options: SCREENS },
  dicabut: { label: 'Dicabut', options: SCREENS },
  dicocokkan_pada: { label: 'Waktu', kind: 'instant' },
  harga_bandrol: { label: 'Harga Bandrol', kind: 'money' },
  harga_beli: { label: 'Harga Beli', kind: 'money' },
  harga_jual: { label: 'Harga Jual', kind: 'money' },
  hari: { label: 'Hari' },
  hasil: { label: 'Hasil' },
  hitung_rp: { label: 'Hitungan', kind: 'money' },
  isi: { label: 'Isi' },
  jari: { label: 'Jari' },
  jenis: { label: 'Jenis', options: PAPERS },
  jenis_akun: { label: 'Jenis Akun' },
  judul: { label: 'Judul' },
  jumlah: { label: 'Jumlah' },
  jumlah_bank: { label: 'Jumlah', kind: 'money' },
  jurnal: { label: 'Jurnal' },
  keterangan: { label: 'Keterangan' },
  kode_akun: { label: 'Kode Akun' },
  kode_bandrol: { label: 'Bandrol' },
  kode_barcode: { label: 'Barcode' },
  kode_group: { label: 'Group' },
  kode_intern: { label: 'Kode Intern' },
  kode_kadar: { label: 'Kadar' },
  kode_kondisi: { label: 'Kondisi' },
  kode_kurir: { label: 'Kurir' },
  kode_marketplace: { label: 'Marketplace' },
  kode_ongkos: { label: 'Ongkos' },
  kode_toko: { label: 'Toko' },
  kota: { label: 'Kota' },
  laci: { label: 'Laci' },
  level: { label: 'Level' },
  mesin: { label: 'Mesin' },
  message: { label: 'Pesan' },
  modul: { label: 'Modul' },
  mode_harga: { label: 'Mode Harga' },
  nama: { label: 'Nama' },
  nama_barang: { label: 'Nama Barang' },
  nama_toko: { label: 'Nama Toko' },
  nilai: { label: 'Nilai' },
  no_faktur_hutang: { label: 'Faktur' },
  no_laporan: { label: 'Nomor laporan' },
  no_referensi: { label: 'No Referensi' },
  no_rekening: { label: 'No Rekening' },
  no_unggah: { label: 'Unggah' },
  no_whatsapp: { label: 'No WhatsApp' },
  nomor: { label: 'Nomor' },
  nomor_akun: { label: 'Nomor Akun' },
  npwp: { label: 'NPWP' },
  ongkos_per_gram: { label: 'Ongkos per Gram', kind: 'money' },
  ongkos_per_pcs: { label: 'Ongkos per Barang', kind: 'money' },
  penerbit: { label: 'Bank' },
  portal: { label: 'Portal', options: PORTAL_ANSWERS },
  prioritas: { label: 'Prioritas' },
  q: { label: 'Cari' },
  receiver: { label: 'Telepon' },
  sampai: { label: 'Sampai Tanggal' },
  sebab: { label: 'Sebab', options: PORTAL_ANSWERS },
  sampai_tgl: { label: 'Sampai Tanggal' },
  size: { label: 'Size' },
  status: { label: 'Status' },
  sumber: { label: 'Laporan' },
  tampil: { label: 'Tampilkan', kind: 'flag' },
  tanggal_awal: { label: 'Dari Tanggal' },
  telepon: { label: 'Telepon' },
  telp: { label: 'Telepon' },
  tgl: { label: 'Tanggal' },
  tgl_laporan: { label: 'Tanggal laporan' },
  tgl_mutasi: { label: 'Tanggal mutasi' },
  toko: { label: 'Toko' },
  total: { label: 'Total', kind: 'money' },
  trx: { label: 'Transaksi' },
  type: { label: 'Jenis' },
  untuk_level: { label: 'Untuk' },
  untuk_toko: { label: 'Untuk' },
  untuk_user: { label: 'Untuk' },
  user_id: { label: 'User' },
  versi_nota: { label: 'Versi' },
}

/** Conditions and formulas of the rules of buying: the words of their form. */
const RULES: Readonly<Record<string, AuditField>> = {
  alasan: { label: 'Alasan' },
  asal: { label: 'Asal barang' },
  batas_mg: { label: 'Batas berat', kind: 'weight' },
  dasar: { label: 'Harga per gram dari' },
  denda_per_gram_berat: { label: 'Denda per gram mulai batas', kind: 'money' },
  denda_per_gram_ringan: { label: 'Denda per gram di bawah batas', kind: 'money' },
  dipakai: { label: 'Pemakaian', kind: 'flag' },
  golongan: { label: 'Golongan kadar' },
  janji: { label: 'Janji tukar' },
  kelompok_harga: { label: 'Kelompok Harga' },
  kode: { label: 'Kode aturan' },
  margin_max_permil: { label: 'Margin di harga target', kind: 'permil' },
  margin_min_permil: { label: 'Margin di harga tertinggi', kind: 'permil' },
  nama: { label: 'Nama aturan' },
  permil_dari: { label: 'Kadar mulai', kind: 'permil' },
  persen_permil: { label: 'Persen dari harga', kind: 'permil' },
  potongan: { label: 'Potongan' },
  rumus: { label: 'Rumus' },
  toleransi_max_rp: { label: 'Keringanan di harga tertinggi', kind: 'money' },
  toleransi_min_rp: { label: 'Keringanan di harga target', kind: 'money' },
  transaksi: { label: 'Jenis transaksi' },
  umur_dari: { label: 'Umur dari' },
  umur_sampai: { label: 'Umur sampai' },
}

/** A tray on the scale; `kode_toko` is the tray, as the specification calls it. */
const WEIGHED: Readonly<Record<string, AuditField>> = {
  alasan: { label: 'Alasan' },
  baris_mentah: { label: 'Baris timbangan' },
  berat_timbang: { label: 'Berat timbang' },
  kode_baki: { label: 'Baki' },
  kode_gudang: { label: 'Gudang' },
  kode_timbangan: { label: 'Timbangan' },
  kode_toko: { label: 'Baki' },
  sumber: { label: 'Sumber' },
}

/** Cash that was to leave a drawer: by which kind of document, how much of which. */
const TRIED_CASH: Readonly<Record<string, AuditField>> = {
  jenis: { label: 'Transaksi', options: DOCUMENTS },
  jumlah: { label: 'Jumlah', kind: 'money' },
  laci: { label: 'Laci' },
}

function ofField(field: Field, at?: number): AuditField {
  return {
    label: field.label,
    kind: field.kind,
    ...('options' in field ? { options: field.options } : {}),
    ...('unit' in field && field.unit !== undefined ? { unit: field.unit } : {}),
    ...(at === undefined ? {} : { at }),
  }
}

/** The fields of every master as its definition labels them, by each path of its commands. */
const ofMasters = () =>
  MASTERS.flatMap(({ resource, verbs, fields }) => {
    const own = Object.entries(fields).flatMap(([name, field], at) => {
      const named = [name, ...(field.formName === undefined ? [] : [field.formName])]
      return named.map(one => [one, ofField(field, at)] as const)
    })
    const places = [resource, ...Object.values(verbs).map(path => path.split('/')[0] ?? '')]
    return [...new Set(places)].map(place => [place, Object.fromEntries(own)] as const)
  })

/** Words of any command, where its place has none of its own. */
export const ANY_PLACE = '*'

/**
 * What the audit trail calls the fields of commands: by the first part of the path, then by field.
 * Masters and settings bring the labels of their definitions.
 */
export const AUDIT_FIELDS: Readonly<Record<string, Readonly<Record<string, AuditField>>>> = {
  ...Object.fromEntries(ofMasters()),
  'aturan-beli': RULES,
  'timbang-baki': WEIGHED,
  LACI_DICOBA: TRIED_CASH,
  [ANY_PLACE]: OWN,
}
