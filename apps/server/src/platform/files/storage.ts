import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { uuidv7 } from '../ids.ts'
import { isStoreCode } from '../transaction.ts'

/**
 * Where files of a store are kept: the local disk by default, any object store by configuration.
 * Names are made by the server (`newFileName`), never taken from a request, and a store's name is
 * part of every call: no file of one store can be reached through another.
 */
export interface FileStore {
  /** Keeps the bytes under a name; whole or not at all, and still there after a power cut. */
  put(kode_toko: string, name: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined where there are none. */
  get(kode_toko: string, name: string): Promise<Buffer | undefined>
  /** Takes them away; nothing happens where there are none. */
  remove(kode_toko: string, name: string): Promise<void>
}

const NAME = /^[0-9a-z][0-9a-z-]{2,59}\.[0-9a-z]{2,5}$/

/** A new name that says nothing and repeats never: '0193….jpg'. */
export const newFileName = (at: Date, extension: string): string => `${uuidv7(at)}.${extension}`

/** Files below `<folder>/<kode_toko>/`. */
export function diskStore(folder: string): FileStore {
  function pathOf(kode_toko: string, name: string): string {
    if (!isStoreCode(kode_toko)) throw new Error(`not a store code: ${kode_toko}`)
    if (!NAME.test(name)) throw new Error(`not a file name of ours: ${name}`)
    return join(folder, kode_toko, name)
  }
  return {
    async put(kode_toko, name, bytes) {
      const path = pathOf(kode_toko, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o750 })
      const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
      try {
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(dirname(path))
    },
    async get(kode_toko, name) {
      try {
        return await readFile(pathOf(kode_toko, name))
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    async remove(kode_toko, name) {
      await rm(pathOf(kode_toko, name), { force: true })
    },
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename is safe only once its folder is; Windows neither can nor needs to sync a folder. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
