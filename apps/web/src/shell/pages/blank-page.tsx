/** An empty page of the shell (03-decisions §8); whoever cannot see learns that it is one. */
export function Screen() {
  return (
    <>
      <title>Kencana</title>
      <h1 className="k-hidden">Kencana</h1>
    </>
  )
}
