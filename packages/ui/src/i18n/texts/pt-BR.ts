import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup = 'Este app não está configurado corretamente. Fale com o suporte dele.'
const again = 'Algo deu errado. Tente novamente.'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<BaseTextKey> = {
  'button.connect': 'Conectar carteira',
  'button.connecting': 'Conectando…',
  'button.switchNetwork': 'Trocar de rede',
  'button.unknownNetwork': 'Rede desconhecida',
  'button.selectNetwork': 'Escolher rede',
  'button.account': 'Conta',
  'button.buy': 'Comprar',
  'button.amount': 'Valor',
  'button.currency': 'Moeda',
  'modal.back': 'Voltar',
  'modal.close': 'Fechar',
  'modal.stuck': 'Troque de rede ou desconecte para continuar.',
  'view.loading': 'Carregando',
  'view.failedTitle': 'Não foi possível carregar',
  'view.failedText': 'Confira sua conexão com a internet e tente novamente.',
  'view.retry': 'Tentar novamente',
  'alert.dismiss': 'Dispensar',
  'details.label': 'Detalhes',
  'details.copy': 'Copiar detalhes',
  'details.copied': 'Detalhes copiados',
  'copy.failed': 'Não foi possível copiar. Selecione o texto e copie manualmente.',
  'search.clear': 'Limpar busca',
  'link.newTab': '(abre em uma nova aba)',

  'connect.title': 'Conectar carteira',
  'connect.recent': 'Recentes',
  'connect.installed': 'Instaladas',
  'connect.isInstalled': 'instalada',
  'connect.popular': 'Populares',
  'connect.more': 'Mais carteiras',
  'connect.wallets': 'Carteiras',
  'connect.notInstalled': 'Não instalada',
  'connect.unverified': 'Não verificada',
  'connect.contested': 'Possível falsificação',
  'connect.otherChain': 'Não compatível com {network}',
  'connect.all': 'Todas as carteiras',
  'connect.loading': 'Carregando carteiras',
  'connect.partial': 'Não foi possível carregar algumas carteiras.',
  'connect.noneHere': 'Nenhuma carteira encontrada neste navegador. Escolha uma para começar.',
  'connect.noneHerePhone': 'Abra esta página no navegador do app da sua carteira para conectar.',
  'connect.nothing': 'Nenhuma carteira disponível no momento.',
  'connect.help': 'O que é uma carteira?',
  'connect.emptyTitle': 'Nenhuma carteira encontrada',
  'connect.emptyText':
    'Uma carteira guarda seus tokens e permite que você entre em apps sem senha.',
  'connect.emptyHint': 'Acabou de instalar uma? Ela vai aparecer aqui.',
  'connect.emptyHintPhone': 'No celular, abra esta página no navegador do app da sua carteira.',
  'connect.get': 'Obter uma carteira',
  'connect.legalOne': 'Ao conectar, você aceita {link}.',
  'connect.legalBoth': 'Ao conectar, você aceita {terms} e {privacy}.',
  'connect.agreeOne': 'Aceito {link}.',
  'connect.agreeBoth': 'Aceito {terms} e {privacy}.',
  'connect.agreeFirst': 'Aceite os termos para conectar.',
  'connect.terms': 'os termos de uso',
  'connect.privacy': 'a política de privacidade',

  'connecting.pendingTitle': 'Continue em {wallet}',
  'connecting.pendingText': 'Aprove a solicitação de conexão.',
  'connecting.slowText':
    'Não apareceu? Clique no ícone de {wallet} na barra de ferramentas do navegador.',
  'connecting.unverifiedText':
    'Esta carteira diz ser {wallet}, mas não foi possível verificar. Continue somente se confiar nela.',
  'connecting.contestedText':
    'Duas carteiras neste navegador dizem ser {wallet}. Uma delas pode ser uma falsificação que está atrás dos seus fundos. Remova a extensão que você não reconhece e conecte novamente.',
  'connecting.doubtTitle': 'Esta é a carteira certa?',
  'connecting.connectAnyway': 'Conectar mesmo assim',
  'connecting.agreeTitle': 'Antes de conectar',
  'connecting.agreeText': 'Aceite os termos para continuar.',
  'connecting.agree': 'Continuar com {wallet}',
  'connecting.rejectedTitle': 'Solicitação recusada',
  'connecting.rejectedText': '{wallet} não compartilhou nada. Tente novamente quando quiser.',
  'connecting.waitingTitle': 'Abrir {wallet}',
  'connecting.errorTitle': 'Não foi possível conectar',
  'connecting.missingTitle': '{wallet} não está instalada',
  'connecting.missingText': 'Instale ou ative a extensão {wallet} e recarregue esta página.',
  'connecting.missingTextPhone': 'Abra esta página no navegador do app {wallet} para conectar.',
  'connecting.successTitle': 'Carteira conectada',
  'connecting.retry': 'Tentar novamente',
  'connecting.other': 'Escolher outra carteira',
  'connecting.reload': 'Recarregar página',
  'connecting.get': 'Obter {wallet}',
  'pairing.code': 'Código QR',
  'pairing.title': 'Escaneie com o celular',

  'allWallets.title': 'Todas as carteiras',
  'getWallet.title': 'Obter uma carteira',
  'downloads.title': 'Obter {wallet}',
  'whatIsAWallet.title': 'O que é uma carteira?',

  'account.title': 'Conta',
  'receive.title': 'Receber',
  'send.title': 'Enviar',
  'send.token': 'Escolher token',
  'send.review': 'Revisar',
  'onramp.title': 'Comprar',
  'onramp.currency': 'Escolher moeda',
  'onramp.purchases': 'Suas compras',
  'onramp.legalOne': 'Ao continuar, você aceita {link}.',
  'onramp.legalBoth': 'Ao continuar, você aceita {terms} e {privacy}.',
  'whatIsABuy.title': 'Como funciona a compra',
  'swap.title': 'Trocar',
  'swap.review': 'Revisar troca',
  'signIn.title': 'Entrar',
  'sessions.title': 'Sessão',
  'calls.title': 'Etapas',
  'permissions.title': 'Permissões',
  'compatible.title': 'Redes compatíveis',
  'accountSettings.title': 'Configurações da conta',
  'profileWallets.title': 'Suas carteiras',
  'approvals.title': 'Permissões de tokens',

  'smartAccount.title': 'Conta inteligente',
  'accountCode.title': 'Código da conta',
  'auth.title': 'Entrar',
  'auth.updateTitle': 'Alterar e-mail',
  'auth.addTitle': 'Adicionar um dispositivo',
  'names.title': 'Escolher um nome',
  'networks.title': 'Escolher uma rede',
  'whatIsANetwork.title': 'O que é uma rede?',
  'switchNetwork.title': 'Trocar de rede',
  'switchNetwork.wallet': 'Sua carteira',
  'switchActiveChain.title': 'Mudar para {chain}',
  'unsupported.title': 'Trocar de rede',
  'pairing.open': 'Abrir {wallet}',
  'pairing.notOpened': '{wallet} não abriu?',
  'pairing.otherWay': 'Tentar outro link',
  'account.disconnect': 'Desconectar',
  'account.disconnecting': 'Desconectando',
  'account.disconnectFailed':
    'Não foi possível desconectar. Remova este app também na sua carteira.',
  'tokens.title': 'Tokens',
  'activity.title': 'Atividade',
  'networks.unlisted': 'Rede {id}',

  'tokens.loading': 'Carregando seus tokens',
  'tokens.emptyTitle': 'Nenhum token ainda',
  'tokens.emptyText': 'Seus tokens em {network} vão aparecer aqui.',
  'tokens.imitation': 'Possível falsificação',
  'tokens.showAll': '{count, plural, one {Mostrar # token} other {Mostrar todos os # tokens}}',
  'tokens.send': 'Enviar {symbol}',
  'tokens.offline': 'Você está off-line. Seus tokens serão carregados quando a conexão voltar.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'A carteira compartilhou um endereço inválido. Tente com outra conta.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Esta carteira não é compatível com isso. Tente outra carteira.',
  CONNECTOR_NOT_FOUND: 'Esta carteira não está mais disponível. Escolha outra.',

  CONNECTION_USER_REJECTED: 'Solicitação recusada em {wallet}. Nada foi compartilhado.',
  CONNECTION_USER_CLOSED: 'A janela foi fechada antes de a carteira se conectar.',
  CONNECTION_PENDING: '{wallet} já tem uma solicitação pendente. Abra a carteira para continuar.',
  CONNECTION_TIMEOUT: '{wallet} não respondeu. Desbloqueie a carteira e tente novamente.',
  CONNECTION_NO_ACCOUNTS:
    'Nenhuma conta foi selecionada em {wallet}. Selecione pelo menos uma e tente novamente.',
  CONNECTION_REPLACED: 'Enquanto isso, você escolheu outra carteira.',
  CONNECTION_FAILED: 'Não foi possível conectar {wallet}. Tente novamente ou use outra carteira.',
  CONNECTION_RELAY_UNREACHABLE:
    'Não foi possível acessar o serviço de conexão. Confira sua conexão com a internet e tente novamente.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {O serviço de conexão recusou este app. Confira a hora deste dispositivo e tente novamente.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Nenhuma carteira está conectada. Conecte uma primeiro.',
  CONNECTION_KIT_DESTROYED: 'Esta página encerrou a conexão. Recarregue e tente novamente.',

  NETWORK_NOT_FOUND: 'Este app não é compatível com essa rede.',
  NETWORK_SWITCH_REJECTED: 'Troca recusada em {wallet}. Você continua na mesma rede.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} não consegue mudar para {network} por aqui. Selecione a rede na carteira.',
  NETWORK_SWITCH_FAILED:
    '{wallet} não mudou para {network}. Selecione a rede na carteira ou tente novamente.',
  NETWORK_RPC_FAILED: 'A rede não está respondendo. Tente novamente em instantes.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} não respondeu. Abra a carteira e tente novamente.',

  REQUEST_NOT_ALLOWED: 'Bloqueamos uma solicitação que não podia ser exibida com segurança.',
  REQUEST_USER_REJECTED: 'Solicitação recusada em {wallet}. Nada foi assinado nem enviado.',
  REQUEST_CANCELLED: 'Solicitação cancelada. Se {wallet} ainda a mostrar, recuse-a na carteira.',
  REQUEST_TIMEOUT:
    '{wallet} não respondeu. Confira se a solicitação foi concluída antes de tentar novamente.',
  REQUEST_ACCOUNT_CHANGED: 'A conta mudou nesse meio-tempo. Nada foi enviado.',
  REQUEST_NETWORK_CHANGED: 'A rede mudou nesse meio-tempo. Nada foi enviado.',
  REQUEST_SIGNATURE_INVALID: 'A assinatura de {wallet} não corresponde à sua conta.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Não foi possível verificar a assinatura. Confira sua conexão com a internet e tente novamente.',
  REQUEST_WRONG_ACCOUNT:
    'Este app pediu a assinatura de uma conta que não está conectada. Nada foi assinado nem enviado.',
  REQUEST_WRONG_NETWORK:
    'Esta solicitação é para outra rede. Nada foi assinado nem enviado. Troque de rede primeiro.',
  REQUEST_UNREADABLE:
    'Este app enviou uma solicitação que não pode ser conferida. Nada foi assinado nem enviado.',
  REQUEST_REVIEW_CANCELLED: 'Solicitação cancelada. Nada foi assinado nem enviado.',
  REQUEST_TOO_MANY:
    'Este app enviou solicitações demais de uma só vez. Nada foi assinado nem enviado.',
  REQUEST_BATCH_UNSUPPORTED:
    '{wallet} não consegue fazer estas etapas de uma vez. Nada foi enviado.',

  POLICY_FAILED:
    'Este app enviou uma solicitação que não pode ser conferida. Nada foi assinado nem enviado.',

  WALLET_NOT_INSTALLED: '{wallet} não foi encontrada neste navegador.',
  WALLET_POPUP_BLOCKED:
    'Seu navegador bloqueou a janela de {wallet}. Permita pop-ups neste site e tente novamente.',
  WALLET_BAD_ANSWER: '{wallet} enviou uma resposta inesperada. Atualize a carteira ou tente outra.',
  WALLET_NO_ANSWER: '{wallet} não respondeu. Abra a carteira ou recarregue a página.',
  WALLET_UNAUTHORIZED:
    '{wallet} não permitiu isso. Conecte a carteira novamente e selecione a conta.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} não é compatível com isso. Tente outra carteira.',
  WALLET_DISCONNECTED:
    '{wallet} perdeu a conexão. Confira sua conexão com a internet e tente novamente.',
  WALLET_ERROR: '{wallet} informou um problema. Abra a carteira para conferir e tente novamente.',

  SERVICE_UNREACHABLE:
    'Não foi possível acessar o servidor. Confira sua conexão com a internet e tente novamente.',
  SERVICE_TIMEOUT: 'O servidor não respondeu a tempo. Tente novamente.',
  SERVICE_FORBIDDEN:
    'Configuração do app inválida. Este app não está configurado corretamente. Fale com o suporte dele.',
  SERVICE_BUSY: 'Muitas solicitações no momento. Aguarde um pouco e tente novamente.',
  SERVICE_FAILED: 'Algo deu errado do nosso lado. Tente novamente.',
  SERVICE_BAD_ANSWER: 'Algo deu errado do nosso lado. Tente novamente.',

  TRANSACTION_FAILED: 'A rede rejeitou a transação: {reason}.',
  STORAGE_UNAVAILABLE:
    'Seu navegador bloqueia o armazenamento deste site, então você vai precisar conectar novamente da próxima vez.',
  UI_LOAD_FAILED: again,
}
