import { giveNewScreens } from '../../apps/server/src/modules/users/index.ts'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller, TestApi } from '../sample-shop/api.ts'
import { ask } from './ask.ts'

/** Every statement about users and announcements, by who may send it. */
export async function keepUsers(api: TestApi, owner: Caller): Promise<void> {
  const facts = { nama: 'Keliling', level: 'KASIR', kode_toko: 'JKT', no_whatsapp: null }
  expectStatus(await owner.post('users', { user_id: 'KELILING', ...facts }), 201)
  expectStatus(await owner.put('users/KELILING', { ...facts, level: 'SALES', versi: 1 }), 200)
  await owner.get('users?q=KEL&kode_toko=JKT&level=SALES&aktif=YA&masuk=YA')
  await owner.get('users/get/all?level=KASIR')
  const akses = await owner.get<{ akses: object; versi: number }>('users/KELILING/akses')
  expectStatus(await owner.put('users/KELILING/akses', { akses: [], versi: akses.body.versi }), 200)
  for (const act of ['reset-password', 'akhiri-sesi', 'nonaktif', 'aktif']) {
    await owner.post(`users/KELILING/${act}`)
  }
  await owner.post('users/akhiri-semua-sesi', { kode_toko: 'SBY' })
  await owner.get('users/KELILING/history')
  await ask(api.database.adminUrl, `delete from layar_dikenal where kode = 'home'`)
  await giveNewScreens(api.app)
  await announce(owner)
}

async function announce(owner: Caller): Promise<void> {
  const news = {
    judul: 'Keliling',
    isi: 'Isi',
    prioritas: 'BIASA',
    dari: '2020-01-01',
    sampai: '2099-12-31',
    untuk_toko: ['PUSAT'],
    untuk_level: ['OWN'],
    untuk_user: ['OWNER'],
  }
  const { body } = await owner.post<{ id: string }>('berita', news)
  expectStatus(await owner.put(`berita/${body.id}`, { ...news, versi: 1 }), 200)
  expectStatus(await owner.post(`berita/${body.id}/baca`), 200)
  await owner.get('berita')
  await owner.get('berita/kelola?q=Kel')
  await owner.get(`berita/${body.id}/pembaca`)
  await owner.post(`berita/${body.id}/tarik`, { tampil: false })
}
