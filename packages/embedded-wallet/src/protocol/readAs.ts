import { type GenericSchema, safeParse } from 'valibot'

/** The value, if it has exactly the form of the schema. */
export function readAs<form>(
  schema: GenericSchema<unknown, form>,
  value: unknown,
): form | undefined {
  const result = safeParse(schema, value, { abortEarly: true })
  return result.success ? result.output : undefined
}
