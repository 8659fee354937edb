import { Spec, Validation } from '@cyclonedx/cyclonedx-library'

/** Finds where a bill of materials breaks the schema of CycloneDX 1.6. */
export async function bomProblems(bom: string): Promise<string[]> {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  const error = await validator.validate(bom)
  return error ? [`has a bill of materials that is none: ${JSON.stringify(error)}`] : []
}
