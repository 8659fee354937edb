import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
} from '@microsoft/api-extractor'
import type { EntryDeclaration } from './entryDeclaration.ts'
import { type SplitReport, splitReport } from './splitReport.ts'

export declare namespace extractReports {
  type Parameters = {
    /** Where the folders of the packages are, with their declarations. */
    folder: string
    entries: readonly EntryDeclaration[]
  }
  type ReturnType = ReadonlyMap<EntryDeclaration, SplitReport>
}

/** Writes out what entries export: every name with its full type. */
export function extractReports(parameters: extractReports.Parameters): extractReports.ReturnType {
  const { folder, entries } = parameters
  const toConfig = createConfig(folder, entries)
  const [first] = entries
  if (!first) return new Map()
  // One program for all entries: each would take as long as all.
  const compilerState = CompilerState.create(toConfig(first), {
    additionalEntryPoints: entries.map(({ folder: own, types }) => join(folder, own, types)),
  })
  return new Map(
    entries.map((entry) => {
      const config = toConfig(entry)
      Extractor.invoke(config, {
        ...{ compilerState, localBuild: true },
        messageCallback(message) {
          if (message.logLevel === 'error') throw new Error(`${entry.name}: ${message.text}`)
          message.handled = true
        },
      })
      return [entry, splitReport(readFileSync(config.reportFilePath, 'utf8'))]
    }),
  )
}

function createConfig(folder: string, entries: readonly EntryDeclaration[]) {
  const compilerOptions = {
    ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: [] },
    ...{ module: 'ESNext', moduleResolution: 'bundler', strict: true },
    // `pnpm types` and `compat/checkTypes.ts` check the same declarations.
    ...{ noCheck: true, skipLibCheck: true, noEmit: true },
  }
  const files = entries.map(({ folder: own, types }) => join(folder, own, types))
  const none = { default: { logLevel: ExtractorLogLevel.None } }
  return (entry: EntryDeclaration): ExtractorConfig => {
    const projectFolder = join(folder, entry.folder)
    const reportFolder = join(projectFolder, 'api')
    mkdirSync(reportFolder, { recursive: true })
    return ExtractorConfig.prepare({
      configObject: {
        projectFolder,
        mainEntryPointFilePath: join(projectFolder, entry.types),
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions, files } },
        apiReport: {
          enabled: true,
          // A type that a name leads to is as public as the name.
          includeForgottenExports: true,
          reportFileName: `${entry.name.replaceAll('/', '-')}.api.md`,
          reportFolder,
          reportTempFolder: join(projectFolder, 'api/temporary'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: none,
          extractorMessageReporting: none,
          tsdocMessageReporting: none,
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: join(projectFolder, 'package.json'),
    })
  }
}
