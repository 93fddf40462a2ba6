import type { Janji, TransaksiBeli } from '@kencana/domain/beli/aturan-beli'
import { mgToGram } from '@kencana/domain/quantity'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { asSent, calls, type Rules, type TryBody } from '../calls.ts'

/** A piece to try the rules with, as it is typed. */
export interface Piece {
  readonly transaksi: TransaksiBeli
  readonly kode_dept: string | null
  readonly kode_group: string | null
  readonly kode_kadar: string | null
  readonly berat_mg: number | null
  readonly kode_kondisi: string | null
  readonly kerusakan: readonly string[]
  readonly kelompok_harga: string | null
  readonly kode_harga: string | null
  readonly dipakai: boolean
  readonly bernota: boolean
  readonly harga_jual: number
  readonly berat_nota_mg: number | null
  readonly umur: number
  readonly janji: Janji
}

export const NO_PIECE: Piece = {
  transaksi: 'PEMBELIAN',
  kode_dept: null,
  kode_group: null,
  kode_kadar: null,
  berat_mg: null,
  kode_kondisi: null,
  kerusakan: [],
  kelompok_harga: null,
  kode_harga: null,
  dipakai: false,
  bernota: true,
  harga_jual: 0,
  berat_nota_mg: null,
  umur: 30,
  janji: 'TANPA',
}

/** Hands rest this long before the server values it. */
const REST_MS = 300

/** What the list in work and the one in force say of a piece; anew when the hand rests. */
export function useTry(piece: Piece, rules: Rules, isSound: boolean, versi: number) {
  const made = isSound ? bodyOf(piece, rules) : null
  const wanted = made === null ? null : JSON.stringify(made)
  const rested = useRested(wanted)
  const tried = useQuery({
    // The version in force is a part of it: what was saved is no longer only tried.
    queryKey: ['aturan-beli', 'coba', versi, rested],
    queryFn: ({ signal }) => {
      const body: TryBody = JSON.parse(rested ?? '')
      return call(calls.try, { body, signal })
    },
    enabled: rested !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  return {
    isAsked: wanted !== null,
    answer: wanted === null ? undefined : tried.data,
    problem: tried.error,
    isStale: tried.isFetching || rested !== wanted,
  }
}

function useRested(wanted: string | null): string | null {
  const [rested, setRested] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setRested(wanted), REST_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  return rested
}

/** `null` until all that a price hangs on is there. */
function bodyOf(piece: Piece, rules: Rules): TryBody | null {
  const { kode_dept, kode_group, kode_kadar, kode_kondisi, berat_mg, berat_nota_mg } = piece
  if (kode_dept === null || kode_group === null || kode_kadar === null) return null
  if (kode_kondisi === null || berat_mg === null || berat_mg === 0) return null
  const hasNota = piece.harga_jual > 0 && berat_nota_mg !== null && berat_nota_mg > 0
  if (piece.bernota && !hasNota) return null
  const nota = {
    harga_jual: piece.harga_jual,
    berat_nota: mgToGram(berat_nota_mg ?? 0),
    umur: piece.umur,
    janji: piece.janji,
  }
  return {
    aturan: asSent(rules),
    transaksi: piece.transaksi,
    barang: {
      ...{ kode_dept, kode_group, kode_kadar, kode_kondisi },
      berat: mgToGram(berat_mg),
      kerusakan: [...piece.kerusakan],
      dipakai: piece.dipakai,
      ...(piece.kelompok_harga === null ? {} : { kelompok_harga: piece.kelompok_harga }),
      ...(piece.kode_harga === null ? {} : { kode_harga: piece.kode_harga }),
      ...(piece.bernota ? { nota } : {}),
    },
  }
}
