import type { AboutTexts } from '../content.ts';

export const aboutAu: AboutTexts = {
  title: 'About Banksia: owned by the people we cover',
  introduction:
    'Three hundred and twelve of us, in Sydney, Wollongong, Perth and Alice Springs, working for four hundred thousand members.',
  principles: [
    {
      title: 'Members elect five of nine trustees',
      text: 'They meet eight times a year, and what they decide is on our website before the week is out.',
    },
    { title: 'What is left over stays', text: 'In premiums, in reserves, and in research that anybody may read.' },
    {
      title: 'A refusal is signed by a person',
      text: 'With a name, a telephone number and the sentence of the policy that it rests on. Last year there were forty-one.',
    },
  ],
  story: [
    {
      date: '1998',
      title: 'Nine unions and a paper mill',
      text: 'Cover for the people of one mill in Burnie, written on four pages.',
      art: 'leaves',
    },
    {
      date: '2006',
      title: 'The first hundred thousand',
      text: 'Hospitals, then councils, then everybody who heard of it from a nurse.',
    },
    {
      date: '2014',
      title: 'Parental leave is insured',
      text: 'Nobody had done it before. The first claim was for twins.',
      art: 'parental-leave',
    },
    {
      date: '2021',
      title: 'Claims move to Wollongong',
      text: 'One floor, one case manager for each family, and a view of the escarpment.',
    },
    {
      date: 'This year',
      title: 'The last shares come home',
      text: 'The members’ trust buys what was held abroad, and owns all of it.',
      art: 'eucalyptus',
    },
  ],
  jobs: [
    {
      title: 'Claims manager',
      place: 'Wollongong',
      kind: 'Full time, or four days',
      description:
        'You lead six case managers, decide what is not in the handbook, and ring families yourself once a week.',
    },
    {
      title: 'Occupational therapist',
      place: 'Perth, or from home',
      kind: 'Part time',
      description:
        'You visit people who are coming back to work and agree with their employers on what the first weeks look like.',
    },
    {
      title: 'Actuary, leave products',
      place: 'Sydney',
      kind: 'Full time',
      description:
        'You set the price of parental and loyalty leave, and explain it in a page that an employer can read.',
    },
  ],
};
