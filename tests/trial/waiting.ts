/** Tests of 05-reliability §3 A and B that wait for an area which does not exist yet. */
export const WAITING: readonly { readonly test: string; readonly waitsFor: string }[] = [
  {
    test: 'T8 weighed or counted while cancelled',
    waitsFor: 'timbang baki dan stock opname',
  },
  { test: 'T11 counting while goods move', waitsFor: 'stock opname' },
  { test: 'T19 messaging or marketplace down', waitsFor: 'pekerja outbox' },
]
