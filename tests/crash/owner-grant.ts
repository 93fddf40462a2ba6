import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'

/** An owner's own grant for the very command that is sent, in a shop with nobody else. */
export const ownerGrant = async (
  owner: Caller,
  password: string,
  kategori: string,
  route: string,
  body: object,
): Promise<string> =>
  expectStatus(
    await owner.post<{ otorisasi: string }>('authorization', {
      user_id: 'OWNER',
      password,
      kategori,
      description: route,
      keterangan: 'Uji',
      perintah: { route, body },
    }),
    200,
  ).otorisasi
