/** After a click on anything that takes no text, the cursor belongs to the scan field again. */
export function giveBack(target: EventTarget, toScan: () => void): void {
  if (!window.matchMedia('(pointer: fine)').matches || !(target instanceof HTMLElement)) return
  if (target.closest('input, textarea, select, [role=dialog], [role=listbox]') !== null) return
  requestAnimationFrame(() => {
    const taken = document.activeElement instanceof HTMLInputElement
    if (!taken && document.querySelector('[role=dialog]') === null) toScan()
  })
}
