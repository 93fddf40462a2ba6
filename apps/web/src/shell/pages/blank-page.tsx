/** An empty page of the shell (03-decisions §8). */
export function Screen() {
  return <title>Kencana</title>
}
