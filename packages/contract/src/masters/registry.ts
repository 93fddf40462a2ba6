// Written by `npm run registry`; do not edit.
import type { MasterDefinition } from '../kit/master.ts'
import { aturanBerat } from './barang/aturan-berat.ts'
import { baki } from './barang/baki.ts'
import { group } from './barang/group.ts'
import { gudang } from './barang/gudang.ts'
import { jenisGroup } from './barang/jenis-group.ts'
import { jenis } from './barang/jenis.ts'
import { kadar } from './barang/kadar.ts'
import { kategori } from './barang/kategori.ts'
import { kondisiBarang } from './barang/kondisi-barang.ts'
import { timbangan } from './barang/timbangan.ts'
import { batuClarity } from './berlian/batu-clarity.ts'
import { batuColor } from './berlian/batu-color.ts'
import { batuCutgrade } from './berlian/batu-cutgrade.ts'
import { batuFluorescence } from './berlian/batu-fluorescence.ts'
import { batuPolish } from './berlian/batu-polish.ts'
import { batuShape } from './berlian/batu-shape.ts'
import { batuSymmetry } from './berlian/batu-symmetry.ts'
import { berlian } from './berlian/berlian.ts'
import { jenisBatu } from './berlian/jenis-batu.ts'
import { supplierBerlian } from './berlian/supplier-berlian.ts'
import { bandrol } from './harga/bandrol.ts'
import { hargaBeli } from './harga/harga-beli.ts'
import { kelompokHarga } from './harga/kelompok-harga.ts'
import { ongkos } from './harga/ongkos.ts'
import { bungaHutang } from './hutang/bunga-hutang.ts'
import { cicilan } from './hutang/cicilan.ts'
import { hutangPokok } from './hutang/hutang-pokok.ts'
import { kondisiPinjaman } from './hutang/kondisi-pinjaman.ts'
import { plafondHutangKadar } from './hutang/plafond-hutang-kadar.ts'
import { plafondHutang } from './hutang/plafond-hutang.ts'
import { getPointMember } from './member/get-point-member.ts'
import { hadiah } from './member/hadiah.ts'
import { parameterMemberAfiliasi } from './member/parameter-member-afiliasi.ts'
import { parameterPoint } from './member/parameter-point.ts'
import { resetPoinMember } from './member/reset-poin-member.ts'
import { kondisiPembelian } from './pembelian/kondisi-pembelian.ts'
import { potonganKategori } from './pembelian/potongan-kategori.ts'
import { potonganPembelian } from './pembelian/potongan-pembelian.ts'
import { rugiNota } from './pembelian/rugi-nota.ts'
import { supplier } from './pembelian/supplier.ts'
import { bonusSales } from './penjualan/bonus-sales.ts'
import { deskripsiService } from './penjualan/deskripsi-service.ts'
import { kupon } from './penjualan/kupon.ts'
import { marketplace } from './penjualan/marketplace.ts'
import { paraPajak } from './penjualan/para-pajak.ts'
import { bank } from './umum/bank.ts'
import { keteranganNota } from './umum/keterangan-nota.ts'
import { kodeTransaksi } from './umum/kode-transaksi.ts'
import { kurir } from './umum/kurir.ts'
import { parameterSusut } from './umum/parameter-susut.ts'
import { rekening } from './umum/rekening.ts'
import { sales } from './umum/sales.ts'
import { toko } from './umum/toko.ts'
import { tukang } from './umum/tukang.ts'

/** Every master there is: one file of this folder each. */
export const MASTERS: readonly MasterDefinition[] = [
  aturanBerat,
  baki,
  group,
  gudang,
  jenisGroup,
  jenis,
  kadar,
  kategori,
  kondisiBarang,
  timbangan,
  batuClarity,
  batuColor,
  batuCutgrade,
  batuFluorescence,
  batuPolish,
  batuShape,
  batuSymmetry,
  berlian,
  jenisBatu,
  supplierBerlian,
  bandrol,
  hargaBeli,
  kelompokHarga,
  ongkos,
  bungaHutang,
  cicilan,
  hutangPokok,
  kondisiPinjaman,
  plafondHutangKadar,
  plafondHutang,
  getPointMember,
  hadiah,
  parameterMemberAfiliasi,
  parameterPoint,
  resetPoinMember,
  kondisiPembelian,
  potonganKategori,
  potonganPembelian,
  rugiNota,
  supplier,
  bonusSales,
  deskripsiService,
  kupon,
  marketplace,
  paraPajak,
  bank,
  keteranganNota,
  kodeTransaksi,
  kurir,
  parameterSusut,
  rekening,
  sales,
  toko,
  tukang,
]
