/**
 * The genesis state of Rococo's Asset Hub, with its runtime, as JSON. It is licensed under the GPL,
 * so it is read from the developer's installed package and never distributed with this one.
 */
export async function assetHubSpec(): Promise<string> {
  return (await import('@substrate/connect-known-chains/rococo_v2_2_asset_hub')).chainSpec
}
