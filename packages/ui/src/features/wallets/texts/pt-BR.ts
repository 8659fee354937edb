import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Buscar carteiras',
  'allWallets.certified': 'Só carteiras certificadas',
  'allWallets.found': '{count, plural, one {# carteira} other {# carteiras}}',
  'allWallets.none': 'Nenhuma carteira corresponde a “{search}”.',
  'allWallets.clear': 'Mostrar todas as carteiras',
  'allWallets.failed': 'Não foi possível carregar as carteiras',
  'allWallets.moreFailed': 'Não foi possível carregar mais carteiras.',
  'getWallet.text': 'Estas carteiras funcionam com este app. Você pode trocar quando quiser.',
  'getWallet.all': 'Todas as carteiras',
  'downloads.text': 'Instale {wallet} e volte aqui para conectar.',
  'downloads.textPhone': 'Instale {wallet} e abra esta página no navegador da carteira.',
  'downloads.extension': 'Extensão do navegador',
  'downloads.iphone': 'App para iPhone',
  'downloads.android': 'App para Android',
  'downloads.desktop': 'App para computador',
  'downloads.webApp': 'App web',
  'downloads.website': 'Site',
  'downloads.phone': 'Escaneie para instalar no celular',
  'downloads.none': 'Não temos um link verificado. Busque {wallet} na sua loja de apps.',
  'downloads.installed': '{wallet} está instalada',
  'downloads.connect': 'Conectar {wallet}',
  'whatIsAWallet.homeTitle': 'Um lugar para o que é seu',
  'whatIsAWallet.homeText':
    'Sua carteira guarda as chaves dos seus tokens e colecionáveis. Só você as tem.',
  'whatIsAWallet.keyTitle': 'Um só login para todos os apps',
  'whatIsAWallet.keyText': 'Entre com sua carteira. Sem novas contas, sem senhas para lembrar.',
  'whatIsAWallet.sayTitle': 'Você aprova tudo',
  'whatIsAWallet.sayText':
    'Os apps só podem enviar solicitações. Você vê cada uma e decide se aprova ou recusa.',
  'multiChain.title': 'Qual rede?',
  'multiChain.text': '{wallet} é compatível com todas estas. Escolha uma para conectar.',
}
