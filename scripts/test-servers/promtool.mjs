import { printProgramOfDebian } from './debian-program.mjs';

printProgramOfDebian('promtool', 'prometheus');
