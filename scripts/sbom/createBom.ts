import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import type { Part } from './part.ts'

/**
 * The bill of materials of a package, in CycloneDX 1.6. It has no date and no random number, so
 * that two builds of one commit are the same.
 */
export function createBom(parameters: { package: Part; parts: readonly Part[] }): string {
  const whole = toComponent(parameters.package)
  const components = parameters.parts.map(toComponent)
  for (const { bomRef } of components) whole.dependencies.add(bomRef)
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: whole }),
    components: new Models.ComponentRepository(components),
  })
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  )
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`
}

function toComponent({ name, version, licence, isEmbedded }: Part): Models.Component {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const component = new Models.Component(Enums.ComponentType.Library, own ?? name, {
    bomRef: `${isEmbedded ? 'embedded:' : ''}${name}@${version}`,
    ...(group && { group }),
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: Enums.ComponentScope.Required,
  })
  component.licenses.add(new Models.LicenseExpression(licence))
  if (isEmbedded) component.properties.add(new Models.Property('cleat:embedded', 'true'))
  return component
}
