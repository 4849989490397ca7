import { printProgramOfDebian } from './debian-program.mjs';

printProgramOfDebian('prometheus');
