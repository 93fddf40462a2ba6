import fc from 'fast-check'

/** So long does a property try at most here: what only thousands of tries find, a table should. */
fc.configureGlobal({ interruptAfterTimeLimit: 100 })
