import { useAsked } from '../../engines/report-screen/use-address.ts'
import { Batches } from './batches.tsx'

/** Batches, to be closed: what never came back is lost. */
export function Screen() {
  const { asked, ask } = useAsked('/wasting-sepuhan')
  return <Batches asked={asked} ask={ask} closes />
}
