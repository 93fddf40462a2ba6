import { describe, expect, test } from 'vitest'
import { fingerprint, withoutSecrets } from './without-secrets.ts'

describe('what a device keeps', () => {
  test('no identity number and no password, at any depth; everything else as it is', () => {
    const loan = {
      customer: { nama: 'Sulastri', no_identitas: '3171234507890001' },
      barang: [{ nama_barang: 'Cincin', berat: 3, sandi: 'rahasia' }],
      tgl: null,
    }
    expect(withoutSecrets(loan)).toEqual({
      customer: { nama: 'Sulastri', no_identitas: '' },
      barang: [{ nama_barang: 'Cincin', berat: 3, sandi: '' }],
      tgl: null,
    })
    expect(JSON.stringify(withoutSecrets(loan))).not.toMatch(/3171234507890001|rahasia/)
  })

  test('what holds no secret is the same object, in a long list too', () => {
    const ring = { nama_barang: 'Cincin', papan: { harga_jual: 1_557_000 }, tgl: null }
    const nota = { items: [ring, { ...ring, pin: '1234' }] }
    expect(withoutSecrets(ring)).toBe(ring)
    const safe = withoutSecrets(nota)
    expect(safe.items[0]).toBe(ring)
    expect(safe.items[1]).toEqual({ ...ring, pin: '' })
    expect(nota.items[1]).toHaveProperty('pin', '1234')
  })

  test('one body is told from another, a secret in it too', () => {
    const body = { nama: 'A', no_identitas: '3171234507890001' }
    expect(fingerprint({ ...body })).toBe(fingerprint(body))
    expect(fingerprint({ ...body, no_identitas: '3171234507890002' })).not.toBe(fingerprint(body))
    expect(fingerprint(undefined)).toBe(fingerprint(undefined))
  })

  test('a file is told by its name, size and time', () => {
    const form = (name: string, lastModified = 1) => {
      const body = new FormData()
      body.set('file', new File(['a;b'], name, { lastModified }))
      return body
    }
    expect(fingerprint(form('a.csv'))).toBe(fingerprint(form('a.csv')))
    expect(fingerprint(form('b.csv'))).not.toBe(fingerprint(form('a.csv')))
    expect(fingerprint(form('a.csv', 2))).not.toBe(fingerprint(form('a.csv')))
  })
})
