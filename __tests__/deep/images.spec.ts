import { testPictures } from "../e2e/support/pictures";

testPictures([
  [320, 2],
  [412, 2.625],
  [768, 1],
  [768, 2],
  [1024, 1],
  [1280, 1],
  [1920, 1],
]);
