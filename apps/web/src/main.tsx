import './theme/tokens.css'
import './theme/base.css'
import './shell/login/login.css'

/**
 * The entry is small, so that what stands in the page already is seen first: a login form can be
 * typed into before a slow machine has read the code behind it.
 */
async function open(): Promise<void> {
  if (document.querySelector('#root form') !== null) await painted()
  const { start } = await import('./start.tsx')
  await start()
}

/** After the next frame; at once in a tab nobody looks at, which draws none. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })

void open()
