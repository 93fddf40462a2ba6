import fc from 'fast-check'

/** A property tries for so long at most here: what only thousands of tries would find, a table should. */
fc.configureGlobal({ interruptAfterTimeLimit: 300 })
