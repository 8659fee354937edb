import { ConfigError } from './config/configError.ts'
import { readConfig } from './config/readConfig.ts'
import { createDatabase } from './database/createDatabase.ts'
import { createLogger } from './http/logger.ts'
import { exportNames } from './names/export/exportNames.ts'
import { openDatabase } from './openDatabase.ts'
import { startFromEnvironment } from './startFromEnvironment.ts'

const words = process.argv.slice(2).join(' ')

try {
  if (words === '') await serve()
  else if (words === 'names export') await printExport()
  else
    fail(
      `There is no command "${words}". Without one the service starts; "names export" prints all names.`,
    )
} catch (error) {
  fail(explain(error))
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

async function serve(): Promise<void> {
  const server = await startFromEnvironment({
    environment: process.env,
    write: (line) => process.stdout.write(line),
  })
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal stops without draining.
      if (isStopping) process.exit(1)
      isStopping = true
      void server.stop().then(() => process.exit())
    })
  }
}

async function printExport(): Promise<void> {
  const config = readConfig(process.env)
  const logger = createLogger({ level: 'error', write: (line) => process.stderr.write(line) })
  const database = createDatabase({ connect: () => openDatabase(config.database, logger) })
  try {
    process.stdout.write(await exportNames({ config, database }))
  } finally {
    await database.close()
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The service cannot start, because another program listens on its port. Stop it, or set PORT to another one.'
  }
  const what = words === '' ? 'The service cannot start.' : 'The names cannot be exported.'
  return `${what} ${cause instanceof Error ? cause.message : (error.stack ?? error.message)}`
}
