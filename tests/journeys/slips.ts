import type { Page } from '@playwright/test'

/** What the machines' slips say by the day's payments, in the order of the screen. */
export const slipsOf = async (
  page: Page,
): Promise<Map<string, { total: number; jumlah: number }>> =>
  new Map(
    await page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('userdata') ?? '{}') as { token: string }
      const ask = async (path: string) =>
        (await fetch(`/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
      type Machine = { alat: string; penerbit: string }
      type Row = { cara: string; kode_bank: string | null; jumlah: number; status: string }
      const day = (await ask('tutup-toko')) as { tgl_system: string; mesin: Machine[] }
      const query = `status=ALL&limit=200&tgl_from=${day.tgl_system}&tgl_to=${day.tgl_system}`
      const { data } = (await ask(`validasi-non-cash?${query}`)) as { data: Row[] }
      return day.mesin.map(({ alat, penerbit }) => {
        const own = data.filter(
          row =>
            row.cara !== 'TRANSFER' &&
            !row.status.startsWith('BATAL') &&
            (row.cara === 'QRIS') === (alat === 'QRIS') &&
            (row.kode_bank ?? '-') === penerbit,
        )
        const name = `${alat === 'QRIS' ? 'QRIS' : 'EDC'} ${penerbit}`.replace(/ -$/, '')
        const total = own.reduce((sum, { jumlah }) => sum + jumlah, 0)
        return [name, { total, jumlah: own.length }] as const
      })
    }),
  )
