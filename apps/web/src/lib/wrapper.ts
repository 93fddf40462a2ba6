interface HostWindow {
  readonly ReactNativeWebView?: { postMessage(text: string): void }
  readonly flutter_inappwebview?: { callHandler(name: string, payload: unknown): unknown }
}

const KEY = 'kencana-wrapper'
const host = window as unknown as HostWindow

/** Whether the page runs inside the mobile app, or pretends to (`?wrapper=1`, kept for the tab). */
export function inWrapper(): boolean {
  if (new URLSearchParams(window.location.search).get('wrapper') === '1') {
    sessionStorage.setItem(KEY, '1')
  }
  return (
    host.ReactNativeWebView !== undefined ||
    host.flutter_inappwebview !== undefined ||
    sessionStorage.getItem(KEY) === '1'
  )
}

/** Hands a finished PDF to the host app; answers `false` when there is no host to take it. */
export async function handOverPdf(name: string, pdf: Blob): Promise<boolean> {
  const payload = { type: 'pdf', name, mime: 'application/pdf', base64: await base64Of(pdf) }
  if (host.flutter_inappwebview !== undefined) {
    host.flutter_inappwebview.callHandler('kencana', payload)
    return true
  }
  if (host.ReactNativeWebView !== undefined) {
    host.ReactNativeWebView.postMessage(JSON.stringify(payload))
    return true
  }
  // With `?wrapper=1` a page that frames this one may play the host.
  if (window.parent === window) return false
  window.parent.postMessage(payload, window.location.origin)
  return true
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const chunks: string[] = []
  for (let i = 0; i < bytes.length; i += 0x8000) {
    chunks.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)))
  }
  return btoa(chunks.join(''))
}
