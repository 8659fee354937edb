import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Buscar carteiras',
  'allWallets.found': '{count, plural, one {# carteira} other {# carteiras}}',
  'allWallets.none': 'Nenhuma carteira tem esse nome: “{search}”',
  'allWallets.clear': 'Mostrar todas',
  'allWallets.failed': 'As carteiras não carregaram',
  'allWallets.moreFailed': 'As próximas carteiras não carregaram.',
  'getWallet.text':
    'Todas estas funcionam com este app. Você pode mudar para outra a qualquer momento.',
  'getWallet.all': 'Todas as carteiras',
  'downloads.text':
    '{wallet}: Instale por aqui. Assim que ela estiver neste navegador, você pode conectá-la.',
  'downloads.textPhone': '{wallet}: Instale e depois abra esta página no navegador dela.',
  'downloads.extension': 'Extensão do navegador',
  'downloads.iphone': 'App para iPhone',
  'downloads.android': 'App para Android',
  'downloads.desktop': 'App para computador',
  'downloads.webApp': 'App da web',
  'downloads.website': 'Site',
  'downloads.phone': 'Escaneie para ter no seu celular',
  'downloads.none':
    '{wallet}: Nenhum link seguro para esta carteira é conhecido. Procure-a em uma loja de sua confiança.',
  'downloads.installed': '{wallet} está instalada',
  'downloads.connect': 'Conectar {wallet}',
  'whatIsAWallet.homeTitle': 'Um lar para o que é seu',
  'whatIsAWallet.homeText':
    'Ela guarda as chaves do seu dinheiro, dos seus tokens e dos seus colecionáveis. Ninguém mais as tem.',
  'whatIsAWallet.keyTitle': 'Uma chave para todos os apps',
  'whatIsAWallet.keyText': 'Você entra com a sua carteira. Sem conta nova, sem senha para lembrar.',
  'whatIsAWallet.sayTitle': 'Nada sem a sua permissão',
  'whatIsAWallet.sayText': 'Os apps só podem pedir. Você vê o que eles querem e aprova ou não.',
  'multiChain.title': 'Escolher um tipo de rede',
  'multiChain.text': '{wallet} tem uma conta para cada um destes. Qual você quer usar aqui?',
}
