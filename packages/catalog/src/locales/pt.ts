import { hoursPt, newsletterNoticePt, newsletterRequestPt, noticePt, requestPt } from "../facts";
import type { Notices } from "../notices";

// The catalog's texts in Brazilian Portuguese, with the sections of `es.ts`.

export const commonErrors = {
  tooLong: "Escreva no máximo {max} caracteres",
  invalid: "Confira este dado",
  consent: "Precisamos da sua autorização para continuar",
};

export const consentText = {
  notice: noticePt,
  request: requestPt,
  policy: "política de privacidade",
};

export const newsletterConsentText = {
  notice: newsletterNoticePt,
  request: newsletterRequestPt,
};

export const operatorWords = {
  supportHours: hoursPt,
};

export const choiceNames: Readonly<Record<string, string>> = {
  "Biodiversidad y naturaleza": "Biodiversidade e natureza",
  "Cultura local e inmersión": "Cultura local e convivência",
  "Proyectos comunitarios": "Projetos comunitários",
  "Gastronomía tradicional": "Comida típica",
  "Aventura y deportes": "Aventura e esportes",
  "Relajación y bienestar": "Descanso e bem-estar",
  "Safari de ballenas": "Observação de baleias",
  "Clase de surf": "Aula de surfe",
  "Pesca artesanal": "Pesca com pescadores locais",
  Masaje: "Massagem",
};

export const bookingTitle = "Pedido de reserva";

export const bookingLabels = {
  name: "Seu nome completo",
  email: "E-mail",
  phone: "WhatsApp ou telefone",
  phoneHint: "Com código do país, por exemplo +55 11 91234-5678",
  destination: "Para onde",
  dates: "Datas aproximadas",
  datesHint: "Por exemplo: segunda semana de março",
  travelers: "Quantas pessoas vão?",
  travelersHint: "Por exemplo: 2 adultos e 1 criança",
  experiences: "Experiências",
  message: "Mensagem",
};

export const bookingErrors = {
  name: "Escreva seu nome, com pelo menos 2 letras",
  email: "Confira seu e-mail",
  phone: "Confira seu número",
  destination: "Conte para onde você quer ir",
  dates: "Conte mais ou menos quando",
  travelers: "Conte quantas pessoas vão",
};

export const bookingNotices = {
  sent: {
    title: "Pedido enviado!",
    text: "Em breve falamos com você pelo WhatsApp, com o link da reserva.",
  },
  failed: {
    title: "Não deu certo",
    text: "Não conseguimos enviar seu pedido. Tente de novo, por favor.",
    destructive: true,
  },
} satisfies Notices;

export const tripRequestTitle = "Viagem sob medida";

export const tripRequestLabels = {
  first_name: "Nome",
  last_name: "Sobrenome",
  email: "E-mail",
  phone: "Número do WhatsApp",
  phoneHint: "Com código do país, por exemplo +55 11 91234-5678",
  destination: "Para onde?",
  destinationHint: "Um lugar, ou só uma ideia: selva, mar, café",
  travel_dates: "Quando?",
  travel_datesHint: "Por exemplo: segunda semana de março",
  num_travelers: "Quantas pessoas?",
  budget_range: "Orçamento",
  budget_rangeHint: "Por pessoa, em pesos ou em dólares",
  interests: "O que você quer viver na viagem?",
  special_requirements: "Necessidades especiais",
  special_requirementsHint: "Alimentação, mobilidade, saúde, idade das crianças",
  how_found_us: "Como você chegou até nós?",
};

export const tripRequestTeamLabels = {
  interests: "Interesses",
  how_found_us: "Como chegou até nós",
};

export const tripRequestErrors = {
  first_name: "Escreva seu nome, por favor",
  last_name: "Escreva seu sobrenome, por favor",
  email: "Escreva seu e-mail, por favor",
  num_travelers: "Informe quantas pessoas vão",
};

export const tripRequestNotices = {
  sent: {
    title: "Pedido enviado!",
    text: "Em breve a equipe da {brand} fala com você.",
  },
  failed: {
    title: "Não foi enviado",
    text: "Não conseguimos enviar seu pedido. Tente de novo, por favor.",
    destructive: true,
  },
} satisfies Notices;

export const tripRequestByName = {
  text: "{name}, em breve a equipe da {brand} fala com você.",
};

export const partnershipTitle = "Proposta de parceria";

export const organizationTypes = {
  university: "Universidade",
  company: "Empresa",
  hotel: "Hotel ou pousada",
};

export const partnershipLabels = {
  firstName: "Nome",
  lastName: "Sobrenome",
  organizationName: "Organização",
  organizationType: "Tipo de organização",
  ...organizationTypes,
  email: "E-mail",
  phone: "Telefone ou WhatsApp",
  phoneHint: "Com código do país, por exemplo +55 11 91234-5678",
  country: "Seu país",
  projectDescription: "Seu projeto",
  projectDescriptionHint: "Conte em pelo menos 50 caracteres",
  objectives: "Seus objetivos",
  objectivesHint: "O que vocês querem alcançar, em pelo menos 30 caracteres",
  timeline: "Prazos",
  budget: "Orçamento",
  additionalInfo: "Algo mais",
};

export const partnershipTeamLabels = {
  phone: "Telefone",
  projectDescription: "Sobre o projeto",
};

export const partnershipErrors = {
  firstName: "Escreva seu nome, com pelo menos 2 letras",
  lastName: "Escreva seu sobrenome, com pelo menos 2 letras",
  organizationName: "Escreva o nome da organização",
  organizationType: "Escolha o tipo de organização",
  email: "Confira seu e-mail",
  phone: "Confira seu número",
  country: "Conte qual é o seu país",
  projectDescription: "Descreva seu projeto em pelo menos 50 caracteres",
  objectives: "Descreva seus objetivos em pelo menos 30 caracteres",
};

export const partnershipMailWords = {
  subject: "Proposta de parceria: {organization} ({type})",
  greeting: "Olá, equipe da {brand}. Esta é a nossa proposta de parceria.",
  unstated: "Não informado",
  unstatedInfo: "Nada",
};

export const partnershipNotices = {
  sent: {
    title: "Proposta pronta!",
    text: "Abrimos seu e-mail com ela. Em breve falamos com você.",
  },
  failed: {
    title: "Não deu certo",
    text: "Não conseguimos preparar sua proposta. Tente de novo, por favor.",
    destructive: true,
  },
} satisfies Notices;

export const contactTitle = "Mensagem de contato";

export const contactLabels = {
  name: "Seu nome completo",
  email: "E-mail",
  organization: "Organização",
  message: "Mensagem",
};

export const contactErrors = {
  name: "Escreva seu nome, por favor",
  email: "Confira seu e-mail",
  message: "Escreva sua mensagem, por favor",
};

export const contactNotices = {
  sent: {
    title: "Mensagem enviada!",
    text: "Em breve falamos com você.",
  },
  failed: {
    title: "Não deu certo",
    text: "Não conseguimos enviar sua mensagem. Tente de novo, por favor.",
    destructive: true,
  },
} satisfies Notices;

export const newsletterTitle = "Inscrição na newsletter";

export const newsletterLabels = {
  email: "Seu e-mail",
};

export const newsletterTeamLabels = {
  email: "E-mail",
  pageUri: "Página",
  pageName: "Título da página",
};

export const newsletterErrors = {
  email: "Escreva um e-mail válido",
};

export const newsletterNotices = {
  sent: {
    title: "Boas-vindas!",
    text: "Você já recebe a nossa newsletter.",
  },
  failed: {
    title: "Não deu certo",
    text: "Não conseguimos fazer sua inscrição. Tente de novo.",
    destructive: true,
  },
  invalid: {
    title: "Quase lá",
    text: "Escreva um e-mail válido",
    destructive: true,
  },
} satisfies Notices;

export const paymentLabels = {
  name: "Nome de quem viaja",
  amount: "Valor total da viagem (COP)",
  amountHint: "Em pesos colombianos, por exemplo 2.608.000",
  concept: "Referente a",
  balanceDue: "1 mês antes da viagem",
};

export const sumWords = {
  assumed: "O total supõe que o preço é por pessoa; a equipe confirma com você.",
  perGroup: "É o preço de um grupo de {size}; se forem mais ou menos, a equipe ajusta.",
};

export const paymentErrors = {
  empty: "Preencha este campo",
};

export const paymentMessageWords = {
  greeting: "Olá, {brand}. Quero pagar minha viagem.",
  name: "Nome",
  concept: "Referente a",
  total: "Valor da viagem",
  option: "Opção",
  deposit: "Sinal de {percent}",
  full: "Pagamento total",
  now: "Pago agora",
  balance: "Restante",
  close: "Podem me enviar o link de pagamento, por favor?",
};

export const paymentNotices = {
  missing: {
    title: "Faltam dados",
    text: "Preencha todos os campos obrigatórios, por favor.",
    destructive: true,
  },
  invalid: {
    title: "Confira o valor",
    text: "Escreva um valor válido, por favor.",
    destructive: true,
  },
  sent: {
    title: "Abrindo o WhatsApp",
    text: "Nossa equipe vai ajudar você com o pagamento.",
  },
} satisfies Notices;

export const subjectWords = {
  tripTo: "Viagem para ",
  generalEnquiry: "consulta geral",
};

export const formPageWords = {
  submit: "Enviar",
  optional: "(opcional)",
  choose: "Escolha uma opção",
  honeypot: "Deixe este campo vazio",
  reference: "Sua referência",
  home: "Voltar ao início",
  kept: "O que você escreveu continua aqui.",
  notReceived: "Não recebemos",
  notSentYet: "Falta só um passo",
  foreign: "Você veio de outra página. Confira o que escreveu e envie daqui.",
  unreadable: "O que você enviou é longo demais ou não é um formulário.",
  wait: "Só um momento",
  waitText: "Recebemos muitos envios da sua conexão. Tente de novo em {seconds} segundos.",
  invalid: "Confira os campos marcados",
  manyExperiences: "Escolha no máximo {max} experiências, separadas por vírgulas",
  test: "É um teste: o que você enviar não chega à equipe.",
  tested: "Foi um teste: não chegou à equipe.",
  handover: {
    title: "Sua proposta está pronta",
    text: "Envie pelo seu e-mail. Nada fica guardado aqui.",
    open: "Abrir meu e-mail",
    copy: "Não abriu? Copie o texto e envie para",
  },
};

export const keepReferenceWords = {
  keep: "Guarde esta referência: com ela encontramos seu pedido mais rápido.",
};

export const confirmationWords = {
  greeting: "Olá, {name}!",
  greetingAlone: "Olá!",
  reference: "Sua referência:",
  notYou: "Se não foi você, não precisa fazer nada.",
};

export const firstSentenceWords = {
  named: "Olá, {name}! Escrevemos da {brand}. Assunto: {about}.",
  unnamed: "Olá! Escrevemos da {brand}. Assunto: {about}.",
  pay: "Aqui você paga o sinal ou o total: {link}",
};

export const subscriptionMailWords = {
  title: "Confirme sua inscrição",
  text: "Alguém pediu para receber nossa newsletter neste e-mail. Confirme e escreveremos para você.",
  button: "Confirmar minha inscrição",
  notYou: "Se não foi você, não precisa fazer nada: sem a sua confirmação, não enviamos nada.",
  remove: "Tirar este e-mail da lista",
};

export const linkPageWords = {
  confirm: {
    title: "Confirme sua inscrição",
    text: "Com este botão você começa a receber nossa newsletter.",
    button: "Confirmar minha inscrição",
    done: {
      title: "Sua inscrição está confirmada",
      text: "Obrigado! Em cada e-mail há um link para sair da lista com um clique.",
    },
  },
  unsubscribe: {
    title: "Sair da newsletter",
    text: "Vamos tirar este e-mail da lista da newsletter. Seus pedidos de viagem continuam como estão.",
    button: "Sair da lista",
    done: {
      title: "Você saiu da lista",
      text: "Tiramos seu e-mail da lista da newsletter.",
    },
  },
  useless: {
    title: "Este link não funciona mais",
    text: "Ele pode estar incompleto ou ter sido substituído. Fale com a gente e resolvemos.",
    unsubscribe:
      "Se você já saiu da lista, não precisa fazer mais nada. Se ainda recebe nossos e-mails, fale com a gente e tiramos você.",
  },
};
