import type {
  DesignerRoutes,
  PaperInForce,
  PaperVersion,
} from '@kencana/contract/areas/nota/setting-nota'
import type { Route } from '@kencana/contract/kit/route'
import type { z } from 'zod'
import { routeRef } from '../../lib/api.ts'

export type { PaperInForce, PaperVersion }
export type Golongan = 'NOTA' | 'SLIP'

const designer = (path: string) => ({
  list: routeRef<DesignerRoutes['list']>('GET', path),
  show: routeRef<DesignerRoutes['show']>('GET', `${path}/{jenis}`),
  versions: routeRef<DesignerRoutes['versions']>('GET', `${path}/{jenis}/versi`),
  version: routeRef<DesignerRoutes['version']>('GET', `${path}/{jenis}/versi/{versi}`),
  save: routeRef<DesignerRoutes['save']>('POST', `${path}/{jenis}`),
  restore: routeRef<DesignerRoutes['restore']>('POST', `${path}/{jenis}/pulihkan`),
  spread: routeRef<DesignerRoutes['spread']>('POST', `${path}/{jenis}/sebar`),
  preview: routeRef<DesignerRoutes['preview']>('POST', `${path}/{jenis}/pratinjau`),
})

/** The calls of both designers, without their schemas. */
export const calls = { NOTA: designer('setting-nota'), SLIP: designer('setting-nota-slip') }

interface StoreRow {
  readonly kode_toko: string
  readonly nama_toko: string
}

export const stores = routeRef<Route<undefined, undefined, undefined, z.ZodType<StoreRow[]>>>(
  'GET',
  'tokos',
)
