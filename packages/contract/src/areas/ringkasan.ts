import { CARA_JUAL } from '@kencana/domain/cart'
import { z } from 'zod'
import { defineRoute } from '../kit/route.ts'

/** Sales that stand: without the cancelled ones. */
const sales = z.object({
  nota: z.number().int(),
  pcs: z.number().int(),
  berat: z.number(),
  total: z.number(),
})

/** Cancelled sales of a day. */
const cancelled = z.object({ nota: z.number().int(), total: z.number() })

/** Pieces in the trays; fine gold in micrograms. */
const stock = z.object({ pcs: z.number().int(), berat: z.number(), murni_ug: z.number() })

/** Purchases to report to PPATK that nobody has; `null` for who does not report. */
const unreported = z
  .object({
    jumlah: z.number().int(),
    /** The days of the first and of the last. */
    sejak: z.string().nullable(),
    sampai: z.string().nullable(),
  })
  .nullable()

const dayOfStore = z.object({
  kode_toko: z.string(),
  nama_toko: z.string(),
  /** Open business day; `null` while none is open. */
  tgl_system: z.string().nullable(),
  hari_ini: sales,
  batal: cancelled,
  /** Null where the store hides it (`SEMBUNYIKAN_STOK`), but never from OWN (doc2 §6). */
  stok: stock.nullable(),
  tugas_ppatk: unreported,
})

const point = z.object({ tgl: z.string(), nota: z.number().int(), total: z.number() })

/** What waits at a store for somebody, and the screen where it is done: its right is needed. */
export const TUGAS = {
  BELUM_TUTUP: '/tutup-toko',
  AJUAN: '/validasi-penjualan',
  AJUAN_UANG: '/validasi-keuangan',
  UANG_DATANG: '/terima-uang-kas',
  NON_CASH: '/validasi-non-cash',
  JATUH_TEMPO: '/lihat-hutang',
  BLN: '/sortir-pembelian',
  BATCH_LEWAT: '/terima-barang-cuci',
  SUSUT: '/validasi-susut',
  HARGA_LAMA: '/master-parameter-harga-emas',
  EMAS_SUPPLIER: '/jurnal-umum',
  AKUN_SALAH: '/parameter-akun',
  KODE_AKUN: '/master-kode-transaksi',
} as const
export type KodeTugas = keyof typeof TUGAS
const KODE_TUGAS = Object.keys(TUGAS) as KodeTugas[]

/** Whoever opens none of these is not told what was sold. */
export const SELLING_SCREENS = [
  '/transaksi-penjualan',
  '/lihat-penjualan',
  '/laporan-penjualan',
  '/dashboard',
] as const

const task = z.object({
  kode: z.enum(KODE_TUGAS),
  /** How many; of EMAS_SUPPLIER micrograms of fine gold. */
  jumlah: z.number().int(),
  /** Rupiah where it is money. */
  rp: z.number().nullable(),
  sejak: z.string().nullable(),
  /** The first of them by their codes, where their screen does not lay them before the caller. */
  apa: z.array(z.string()).optional(),
})

const moved = z.object({ pcs: z.number().int(), berat: z.number() })

export const ringkasan = defineRoute({
  method: 'GET',
  path: 'ringkasan',
  summary:
    "Today's work of the store at a glance: its open day, what waits for the caller, sales (for " +
    'whoever has a screen of selling), stock, held carts.',
  right: { login: true },
  answer: dayOfStore.extend({
    dibuka_pada: z.string().nullable(),
    /** Null, as all figures of sales, for whoever opens no screen of selling. */
    hari_ini: sales.nullable(),
    batal: cancelled.nullable(),
    /** What came into the trays today and left them. */
    gerak: z.object({ masuk: moved, keluar: moved }),
    /** What waits for the caller, where its screen is the caller's to open. */
    tugas: z.array(task),
    /** The business day before the open one, to compare with. */
    sebelumnya: sales.extend({ tgl: z.string() }).nullable(),
    bayar: z.array(z.object({ cara: z.enum(CARA_JUAL), jumlah: z.number() })),
    tertahan: z.number().int(),
    terbaru: z.array(
      z.object({
        no_faktur_jual: z.string(),
        pada: z.string(),
        kode_sales: z.string().nullable(),
        pcs: z.number().int(),
        berat: z.number(),
        total: z.number(),
        batal: z.boolean(),
      }),
    ),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})

const share = z.object({
  nama: z.string(),
  pcs: z.number().int(),
  berat: z.number(),
  total: z.number(),
})
const shareOfJenis = share.extend({ kode_dept: z.string() })

export const ringkasanGrafik = defineRoute({
  method: 'GET',
  path: 'ringkasan/grafik',
  summary: 'Sales of the last business days of the store: per day, jenis, tender and sales person.',
  right: { screens: ['/dashboard'] },
  query: z.strictObject({ hari: z.coerce.number().int().min(7).max(92).default(30) }),
  answer: z.object({
    dari: z.string(),
    sampai: z.string(),
    jumlah: sales,
    harian: z.array(point.extend({ pcs: z.number().int(), berat: z.number() })),
    jenis: z.array(shareOfJenis),
    bayar: z.array(z.object({ cara: z.enum(CARA_JUAL), jumlah: z.number() })),
    /** `null`: nobody was named on these notas. */
    sales: z.array(share.extend({ kode_sales: z.string().nullable() })),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})

/** What has charts of its own, each by `type` (doc2 §7). */
const JENIS_GRAFIK = ['penjualan', 'pembelian'] as const
export type JenisGrafik = (typeof JENIS_GRAFIK)[number]

export const ringkasanGrafikJenis = defineRoute({
  method: 'GET',
  path: 'ringkasan/grafik/{jenis}',
  summary:
    'What the store sold or bought today, hour by hour, or this month, day by day, cancelled ' +
    'notas taken off, beside the day before or the same days of the month before.',
  right: { screens: ['/dashboard'] },
  params: z.strictObject({ jenis: z.enum(JENIS_GRAFIK) }),
  query: z.strictObject({ type: z.enum(['today', 'monthly']).default('today') }),
  answer: z.object({
    jenis: z.enum(JENIS_GRAFIK),
    type: z.enum(['today', 'monthly']),
    dari: z.string(),
    sampai: z.string(),
    jumlah: sales,
    sebelumnya: sales.extend({ dari: z.string(), sampai: z.string() }).nullable(),
    /** An hour of the clock (`09`), or a day. */
    titik: z.array(
      z.object({
        titik: z.string(),
        nota: z.number().int(),
        total: z.number(),
        berat: z.number(),
      }),
    ),
    rincian: z.array(shareOfJenis),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})

const toldClosing = z.object({
  no_tutup: z.string(),
  tgl: z.string(),
  ditutup_pada: z.string(),
  ditutup_oleh: z.string(),
  /** The day was opened again since. */
  dibuka_kembali: z.boolean(),
  /** Rupiah of drawers with too much and with too little; `null` for levels below SU. */
  lebih: z.number().nullable(),
  kurang: z.number().nullable(),
})

export const ringkasanPusat = defineRoute({
  method: 'GET',
  path: 'ringkasan/pusat',
  summary:
    'Every store side by side: today by business day and by calendar day, and the days before.',
  right: { screens: ['/dashboardPusat'] },
  query: z.strictObject({ hari: z.coerce.number().int().min(7).max(92).default(30) }),
  answer: z.object({
    /** The calendar's day, and the business day that `bisnis` is of. */
    tgl_kalender: z.string(),
    tgl_bisnis: z.string(),
    toko: z.array(
      dayOfStore.extend({
        jumlah: sales,
        harian: z.array(point),
        /** Of `tgl_bisnis`, open or closed; `null` where the store has no such day. */
        bisnis: sales.extend({ batal: cancelled }).nullable(),
        /** The last closing head office was told of; `null` before the first. */
        tutup: toldClosing.nullable(),
        /** Sold on `tgl_kalender` by the clock, on whatever business day it was booked. */
        kalender: sales,
      }),
    ),
    /** Stores that did not answer. */
    tanpa_jawaban: z.array(z.string()),
  }),
  refusals: ['TIDAK_DITEMUKAN'],
})

export const perhatianPusat = defineRoute({
  method: 'GET',
  path: 'ringkasan/perhatian',
  summary: "What waits or is wrong in every store of the chain, where its screen is the caller's.",
  right: { screens: ['/dashboardPusat'] },
  answer: z.object({
    toko: z.array(
      z.object({
        kode_toko: z.string(),
        nama_toko: z.string(),
        tugas: z.array(task),
        tugas_ppatk: unreported,
      }),
    ),
    /** Codes of stores that did not answer. */
    tanpa_jawaban: z.array(z.string()),
  }),
  refusals: ['TOKO_BUKAN_HAK'],
})

/** What a store needs before its first sale, in the order it is done, and where. */
export const LANGKAH = {
  ALAMAT: '/settingtoko',
  HARGA: '/master-parameter-harga-emas',
  SALES: '/master-sales',
  BAKI: '/master-baki',
  REKENING: '/master-rekening',
  SALDO: '/saldo-awal',
  BARANG: '/tambah-data-barang',
  USER: '/data-users',
  CADANGAN: '/dashboardPusat',
  PENJUALAN: '/transaksi-penjualan',
} as const
export type KodeLangkah = keyof typeof LANGKAH
export const KODE_LANGKAH = Object.keys(LANGKAH) as KodeLangkah[]

export const langkahAwal = defineRoute({
  method: 'GET',
  path: 'ringkasan/langkah-awal',
  summary:
    'First steps of a store, each done or not as its books say, where its screen is the ' +
    "caller's. None once all are done, or when LANGKAH_AWAL is off.",
  right: { login: true },
  answer: z.array(z.object({ kode: z.enum(KODE_LANGKAH), selesai: z.boolean() })),
})
