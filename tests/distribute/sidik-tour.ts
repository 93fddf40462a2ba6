import { randomUUID } from 'node:crypto'
import { expectStatus } from '../penjualan/shop.ts'
import { type Caller, PASSWORD, type TestApi } from '../sample-shop/api.ts'
import { handMadeDevice } from '../sidik/devices.ts'
import { ask } from './ask.ts'

const ASKED = {
  user_id: 'SPV-JKT',
  kategori: 'BATAL_PENJUALAN',
  perintah: { route: 'POST penjualan/X/batal', body: { alasan: 'x' } },
}

/** Every statement of approval by fingerprint: a finger learnt, used, refused and forgotten. */
export async function approveByFinger(api: TestApi, owner: Caller, spv: Caller): Promise<void> {
  const modul = { FINGERPRINT_MODULE: true }
  expectStatus(await owner.put('para-system', { nilai: {}, modul, toko: ['JKT'] }), 200)
  const device = await handMadeDevice(api.origin, spv)
  const fp = randomUUID()
  const finger = { user_id: 'SPV-JKT', jari: 'Telunjuk kanan', alat: device.id, password: PASSWORD }
  expectStatus(await spv.post('sidik-jari', finger), 200)
  await lay()
  await spv.get('sidik-alat')
  await spv.get('sidik-jari')
  await spv.get('user-fingerprint?user_id=SPV-JKT')
  expectStatus(await spv.post('authorization/fingerprint/tantangan', ASKED), 200)
  await lay()
  expectStatus(await spv.post('authorization/fingerprint', { ...ASKED, fp }), 200)
  await spv.post('authorization/fingerprint', { ...ASKED, fp })
  expectStatus(await spv.post(`sidik-jari/${fp}/hapus`), 200)
  expectStatus(await spv.post(`sidik-alat/${device.id}/cabut`), 200)
  await ask(api.database.adminUrl, 'delete from percobaan_sandi')
  await ask(api.database.adminUrl, 'delete from asal_percobaan')

  async function lay() {
    const [task] = expectStatus(await device.tasks(), 200).tugas
    if (task === undefined) throw new Error('no finger is waited for')
    expectStatus(await device.answer(task, fp), 200)
  }
}
