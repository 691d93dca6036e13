/** @jest-environment jsdom */
import { manyVisitors } from "../support/contact-model";

manyVisitors(200);
